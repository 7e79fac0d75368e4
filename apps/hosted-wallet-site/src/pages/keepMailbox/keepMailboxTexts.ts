import type { MailLinkTexts } from '../mailLink/MailLinkPage.js'

/** Every text of the page that leaves a wallet at the address that it has. */
export const keepMailboxTexts: MailLinkTexts = {
  en: {
    'link.act': 'Call it off',
    'link.away': 'Your wallet cannot be reached. Try again in a moment.',
    'link.done':
      'Done. Your wallet opens with the address that it had, and nobody can ask for another one this way for 72 hours. If it was not you, somebody knows your recovery password or has a passkey of yours: remove the passkey, or send what you have to another wallet.',
    'link.failed':
      'That did not work. It was called off before, or the seven days are over.',
    'link.home': 'Go to your wallet',
    'link.title': 'Your wallet is to open with another address',
    'link.why':
      'Somebody says that your mailbox is lost, and has proved a way back to your wallet. If it was not you, or you would rather keep the address, call it off.',
  },
  ar: {
    'link.act': 'إلغاء الأمر',
    'link.away': 'تعذّر الوصول إلى محفظتك. حاول مرة أخرى بعد لحظات.',
    'link.done':
      'تم. تُفتح محفظتك بالعنوان الذي كان لها، ولا يستطيع أحد طلب عنوان آخر بهذه الطريقة لمدة 72 ساعة. إن لم تكن أنت فهناك من يعرف كلمة مرور الاسترداد أو يملك مفتاح مرور لك: أزل المفتاح، أو أرسل ما لديك إلى محفظة أخرى.',
    'link.failed': 'لم ينجح ذلك. أُلغي من قبل، أو انتهت الأيام السبعة.',
    'link.home': 'الذهاب إلى محفظتك',
    'link.title': 'ستُفتح محفظتك بعنوان آخر',
    'link.why':
      'يقول أحدهم إن بريدك مفقود، وقد أثبت طريق عودة إلى محفظتك. إن لم تكن أنت، أو أردت الاحتفاظ بالعنوان، فألغِ ذلك.',
  },
}
