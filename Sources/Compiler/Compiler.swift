// Compiler
