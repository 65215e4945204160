extension WritingVerbs {
    /// A line a language: its code, the verbs, and behind a bar those that are nouns too. `*` ends an open stem.
    static let lists = """
        en:add,adds,apply,applies,approve,approves,confirm,confirms,delete,deletes,erase,erases,send,sends,submit,submits,\
        accept,accepts,buy,buys,cancel,cancels,create,creates,decline,declines,invites,pay,pays,publish,publishes,reject,\
        rejects,remove,removes,save,saves,subscribe,unsubscribe,rename,overwrite,discard,merge,upload,reschedule,rsvp,\
        authorize,authorise,modify,revoke|update,book,schedule,share,edit,forward,invite,reply,order,post,purchase,archive,\
        transfer,change,write
        de:hinzufügen,fügt,anwenden,genehmigen,genehmigt,bestätigen,bestätigt,bestätige,löschen,löscht,lösche,senden,sendet,\
        sende,absenden,abschicken,verschicken,einreichen,aktualisieren,aktualisiert,aktualisiere,annehmen,akzeptieren,buchen,\
        bucht,buche,kaufen,kauft,kaufe,stornieren,storniert,storniere,abbrechen,erstellen,erstellt,erstelle,anlegen,ablehnen,\
        bearbeiten,bearbeitet,bearbeite,weiterleiten,einladen,bezahlen,bezahlt,bezahle,veröffentlichen,veröffentlicht,\
        entfernen,entfernt,entferne,antworten,speichern,speichert,speichere,planen,teilen,zusagen,absagen,eintragen,\
        freigeben,bestellen,ändern
        fr:ajouter,ajoutez,ajoute,appliquer,appliquez,approuver,approuvez,approuve,confirmer,confirmez,confirme,supprimer,\
        supprimez,supprime,effacer,envoyer,envoyez,envoie,soumettre,soumettez,mettre à jour,mettez à jour,met à jour,accepter,\
        acceptez,accepte,réserver,réservez,acheter,achetez,annuler,annulez,annule,créer,créez,refuser,refusez,modifier,\
        modifiez,transférer,transférez,inviter,invitez,payer,payez,publier,publiez,rejeter,rejetez,retirer,retirez,répondre,\
        répondez,enregistrer,enregistrez,planifier,planifiez,partager,partagez,valider,validez
        es:añadir,añade,añada,agregar,agrega,agregue,aplicar,aprobar,aprueba,apruebe,confirmar,confirma,confirme,eliminar,\
        elimina,elimine,borrar,borra,borre,enviar,envía,envíe,actualizar,actualiza,actualice,aceptar,acepta,acepte,reservar,\
        comprar,cancelar,cancela,cancele,crear,crea,cree,rechazar,rechaza,rechace,editar,modificar,reenviar,invitar,pagar,\
        publicar,quitar,responder,responde,guardar,guarda,guarde,programar,compartir,comparte
        it:aggiungi,aggiungere,aggiunge,applicare,approva,approvare,confermare,elimina,eliminare,cancella,cancellare,invia,\
        inviare,aggiorna,aggiornare,accetta,accettare,prenota,prenotare,acquista,acquistare,annulla,annullare,crea,creare,\
        rifiuta,rifiutare,modificare,inoltra,inoltrare,invita,invitare,pagare,pubblicare,rimuovi,rimuovere,rispondi,\
        rispondere,salva,salvare,pianifica,pianificare,condividi,condividere|conferma,modifica,compra,paga,pubblica
        pt:adicionar,adicione,adiciona,aplicar,aprovar,aprove,confirmar,confirme,excluir,exclua,exclui,apagar,apague,enviar,\
        envie,envia,atualizar,atualize,aceitar,aceite,reservar,reserve,comprar,compre,cancelar,cancele,criar,crie,recusar,\
        recuse,editar,encaminhar,convidar,convide,pagar,pague,publicar,publique,rejeitar,remover,remova,responder,responda,\
        salvar,salve,agendar,agende,compartilhar,compartilhe,partilhar
        nl:toevoegen,voeg toe,toepassen,goedkeuren,bevestigen,bevestig,verwijderen,verwijder,verzenden,versturen,verstuur,\
        verzend,indienen,bijwerken,accepteren,reserveren,reserveer,kopen,annuleren,annuleer,aanmaken,weigeren,afwijzen,\
        bewerken,bewerk,doorsturen,uitnodigen,betalen,publiceren,beantwoorden,opslaan,inplannen|boeken,delen,plannen
        pl:dodaj,dodać,zastosuj,zastosować,zatwierdź,zatwierdzić,potwierdź,potwierdzić,usuń,usunąć,wyślij,wysłać,prześlij,\
        przesłać,zaktualizuj,zaktualizować,zaakceptuj,akceptuj,akceptować,zarezerwuj,zarezerwować,kup,kupić,anuluj,anulować,\
        utwórz,utworzyć,odrzuć,odrzucić,edytuj,edytować,przekaż,przekazać,zaproś,zaprosić,zapłać,zapłacić,opublikuj,\
        opublikować,odpowiedz,odpowiedzieć,zapisz,zapisać,zaplanuj,zaplanować,udostępnij,udostępnić,zmień,zmienić
        ru:добавить,добавьте,добавляет,применить,примените,одобрить,одобрите,подтвердить,подтвердите,подтверждает,удалить,\
        удалите,удаляет,отправить,отправьте,отправляет,обновить,обновите,обновляет,принять,примите,забронировать,\
        забронируйте,купить,купите,отменить,отмените,отменяет,создать,создайте,создаёт,отклонить,отклоните,изменить,\
        измените,редактировать,переслать,перешлите,пригласить,пригласите,оплатить,оплатите,опубликовать,опубликуйте,убрать,\
        уберите,ответить,ответьте,сохранить,сохраните,сохраняет,запланировать,запланируйте,поделиться,поделитесь
        uk:додати,додайте,застосувати,схвалити,схваліть,підтвердити,підтвердьте,видалити,видаліть,надіслати,надішліть,\
        відправити,подати,оновити,оновіть,прийняти,прийміть,забронювати,купити,скасувати,скасуйте,створити,створіть,\
        відхилити,відхиліть,редагувати,змінити,змініть,переслати,запросити,запросіть,оплатити,сплатити,опублікувати,\
        вилучити,вилучіть,відповісти,зберегти,збережіть,запланувати,поділитися,поширити
        cs:přidat,přidejte,schválit,schvalte,potvrdit,potvrďte,smazat,smažte,odstranit,odstraňte,odeslat,odešlete,poslat,\
        pošlete,aktualizovat,aktualizujte,přijmout,přijměte,rezervovat,koupit,zrušit,zrušte,vytvořit,vytvořte,odmítnout,\
        odmítněte,upravit,upravte,přeposlat,pozvat,pozvěte,zaplatit,zveřejnit,publikovat,odebrat,odpovědět,odpovězte,uložit,\
        uložte,naplánovat,sdílet,sdílejte
        ar:أضف,إضافة,وافق,أكد,تأكيد,احذف,حذف,أرسل,إرسال,يرسل,يضيف,يحذف,يؤكد,يحفظ,إلغاء,ألغ,أنشئ,إنشاء,تعديل,شارك,مشاركة,ادفع,\
        اشتر,شراء,احجز,حجز,اقبل,قبول,ارفض,رفض,انشر,نشر,أزل,إزالة,أجب,احفظ,حفظ,تطبيق التغييرات|تحديث,حدث,قدم,دفع,موافقة,طبق
        he:הוסף,הוסיפי,להוסיף,הוספה,לאשר,מחק,למחוק,מחיקה,שלח,לשלוח,שליחה,להגיש,עדכן,לעדכן,להזמין,לקנות,בטל,לבטל,ביטול,ליצור,\
        יצירה,לדחות,ערוך,לערוך,עריכה,להעביר,לשלם,לפרסם,הסר,להסיר,הסרה,להשיב,שמור,לשמור,שמירה,לתזמן,שתף,לשתף,שיתוף|אשר,אישור,\
        עדכון,הזמן,קנה,צור,דחה,העבר,שלם,פרסם,השב,הגש
        hi:जोड़ें,जोड़िए,लागू करें,स्वीकृत करें,मंज़ूर करें,पुष्टि करें,हटाएं,हटाएँ,मिटाएं,मिटाएँ,भेजें,सबमिट करें,अपडेट करें,स्वीकार करें,बुक करें,ख़रीदें,\
        खरीदें,रद्द करें,बनाएं,बनाएँ,अस्वीकार करें,संपादित करें,बदलें,आमंत्रित करें,भुगतान करें,प्रकाशित करें,निकालें,जवाब दें,उत्तर दें,सहेजें,\
        सेव करें,शेड्यूल करें,साझा करें,शेयर करें
        th:|เพิ่ม,อนุมัติ,ยืนยัน,ลบ,ส่ง,ยื่น,อัปเดต,อัพเดต,ยอมรับ,จอง,ซื้อ,ยกเลิก,สร้าง,ปฏิเสธ,แก้ไข,เชิญ,ชำระเงิน,จ่าย,เผยแพร่,นำออก,ตอบกลับ,บันทึก,\
        แชร์,แบ่งปัน
        vi:áp dụng,phê duyệt,xác nhận,xóa,xoá,gửi,chấp nhận,hủy,huỷ,từ chối,chỉnh sửa,chuyển tiếp,thanh toán,trả tiền,\
        xuất bản,gỡ bỏ,trả lời,lên lịch,chia sẻ|thêm,duyệt,nộp,cập nhật,đặt,mua,tạo,sửa,mời,đăng,gỡ,lưu
        tr:ekle,ekleyin,eklemek,uygula,uygulayın,onayla,onaylayın,doğrula,doğrulayın,sil,silin,gönder,gönderin,güncelle,\
        güncelleyin,kabul et,kabul edin,rezervasyon yap,satın al,satın alın,iptal et,iptal edin,oluştur,oluşturun,reddet,\
        reddedin,düzenle,düzenleyin,davet et,davet edin,öde,ödeyin,yayınla,yayınlayın,kaldır,kaldırın,yanıtla,yanıtlayın,\
        kaydet,kaydedin,planla,planlayın,paylaş,paylaşın
        ko:추가*,승인*,삭제*,보내기*,보냅니다,전송*,발송*,제출*,업데이트하*,업데이트합*,수락*,예약하*,예약합*,구매*,취소*,만들기*,만듭니다,\
        생성*,거절*,거부*,편집*,수정*,초대하*,초대합*,결제*,게시*,제거*,답장*,저장*,공유*,동의하*,변경하*|업데이트,예약,초대
        ja:送信,送る,送ります,追加,適用,承認,削除,消去,提出,更新する,更新します,承諾,受け入れる,予約する,予約します,購入,買う,\
        キャンセルする,キャンセルします,取り消,作成,辞退,拒否,編集,転送,招待する,招待します,支払,公開する,公開します,投稿,返信,\
        保存,共有,申請,確定,変更する,変更します
        zh:发送,添加,批准,同意,确认,删除,提交,接受,预订,预约,购买,取消,创建,新建,拒绝,编辑,修改,转发,支付,付款,发布,移除,回复,保存,\
        分享,共享,傳送,發送,寄出,新增,核准,確認,刪除,送出,預訂,預約,購買,建立,拒絕,編輯,轉寄,轉發,發佈,發布,回覆,儲存|更新,邀请,\
        邀請,安排,加入,添加到,排程
        """
}
