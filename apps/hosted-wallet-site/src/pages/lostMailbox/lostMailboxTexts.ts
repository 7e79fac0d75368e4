import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'

/** Every text of the page for who cannot read their mailbox any more. */
export const lostMailboxTexts = {
  en: {
    'lost.again': 'Send another code',
    'lost.back': 'Back to your wallet',
    'lost.code': 'Code',
    'lost.codeInvalid': 'That is not the code of the last mail.',
    'lost.codeWhy': 'We sent six digits to {email}. They work for 10 minutes.',
    'lost.deleting':
      'This wallet will be deleted on {until}. A device that is signed in, or the link in the mail about it, calls that off first.',
    'lost.elsewhere':
      'Wherever you are signed in, your wallet works meanwhile as before.',
    'lost.ended': 'That took too long, or something changed. Begin again.',
    'lost.failed': 'That did not work. Try again.',
    'lost.from': 'Address whose mailbox is lost',
    'lost.fromWhy':
      'Your wallet can open with another address, though you cannot read the mail of this one.',
    'lost.frozen':
      'It can be asked for from {until} on: your way back was added, your address was changed, or another asking was called off, not long ago.',
    'lost.needsTime':
      'It takes seven days. The lost mailbox and every device of the wallet are told, and can call it off.',
    'lost.needsWay':
      'You need your recovery password or a passkey of the wallet. Whoever has neither, but only their provider’s help, cannot do this.',
    'lost.noAddress': 'That is no email address.',
    'lost.proof': 'Recovery password',
    'lost.proofWhy':
      'Your recovery password or a passkey shows that the wallet is yours. It opens nothing here.',
    'lost.resent': 'Another code is on its way.',
    'lost.same': 'That is the address that is lost. Give another one.',
    'lost.taken':
      'This address has, or waits for, a wallet of its own. Give another one.',
    'lost.title': 'My mailbox is lost',
    'lost.to': 'New address',
    'lost.toWhy': 'An address whose mail you can read, and will be able to.',
    'lost.tryLater':
      'Too many tries. The next one can be made from {until} on.',
    'lost.waiting': 'Your wallet gets the new address',
    'lost.waitingThen':
      'Then sign in with it. A device that was signed in opens your wallet with the code alone; on another one you need your recovery password or your passkey, as always.',
    'lost.waitingTold':
      'We have told the mailbox of before, and your wallet’s page says it on all your devices. Each can call it off, and so can you: by the link in the mail that we sent.',
    'lost.waitingWhy':
      'From {when} on it opens with {email}, unless somebody calls it off before.',
    'lost.working': 'One moment…',
    'lost.wrong':
      'That proves no wallet of that address. Look at what you typed. A recovery password or a passkey of a wallet that is older than this page counts once it has restored the wallet somewhere.',
  },
  ar: {
    'lost.again': 'إرسال رمز آخر',
    'lost.back': 'العودة إلى محفظتك',
    'lost.code': 'الرمز',
    'lost.codeInvalid': 'ليس هذا رمز آخر رسالة.',
    'lost.codeWhy': 'أرسلنا ستة أرقام إلى {email}. تعمل لمدة 10 دقائق.',
    'lost.deleting':
      'ستُحذف هذه المحفظة في {until}. يلغي ذلك أولاً جهاز مسجّل الدخول، أو الرابط في الرسالة عنه.',
    'lost.elsewhere': 'تعمل محفظتك في هذه الأثناء كما كانت حيثما سجّلت الدخول.',
    'lost.ended': 'استغرق ذلك وقتًا طويلًا، أو تغيّر شيء. ابدأ من جديد.',
    'lost.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
    'lost.from': 'العنوان الذي فُقد بريده',
    'lost.fromWhy':
      'يمكن أن تُفتح محفظتك بعنوان آخر، وإن كنت لا تستطيع قراءة بريد هذا العنوان.',
    'lost.frozen':
      'يمكن طلب ذلك ابتداءً من {until}: أُضيفت طريق عودتك أو تغيّر عنوانك أو أُلغي طلب آخر قبل وقت قصير.',
    'lost.needsTime':
      'يستغرق ذلك سبعة أيام. يُبلَّغ البريد المفقود وكل أجهزة المحفظة، ولهم إلغاؤه.',
    'lost.needsWay':
      'تحتاج إلى كلمة مرور الاسترداد أو مفتاح مرور للمحفظة. ومن ليس له إلا مساعدة مزوّده لا يستطيع ذلك.',
    'lost.noAddress': 'ليس هذا عنوان بريد إلكتروني.',
    'lost.proof': 'كلمة مرور الاسترداد',
    'lost.proofWhy':
      'تثبت كلمة مرور الاسترداد أو مفتاح مرور أن المحفظة لك. ولا تفتح شيئًا هنا.',
    'lost.resent': 'رمز آخر في طريقه إليك.',
    'lost.same': 'هذا هو العنوان المفقود. اكتب عنوانًا آخر.',
    'lost.taken': 'لهذا العنوان محفظة، أو ينتظر واحدة. اكتب عنوانًا آخر.',
    'lost.title': 'فقدت بريدي',
    'lost.to': 'العنوان الجديد',
    'lost.toWhy': 'عنوان تستطيع قراءة بريده الآن وفيما بعد.',
    'lost.tryLater': 'محاولات كثيرة. تمكن المحاولة التالية ابتداءً من {until}.',
    'lost.waiting': 'تحصل محفظتك على العنوان الجديد',
    'lost.waitingThen':
      'سجّل الدخول به عندئذ. الجهاز الذي كان مسجّل الدخول يفتح محفظتك بالرمز وحده، وعلى جهاز آخر تحتاج كالعادة إلى كلمة مرور الاسترداد أو مفتاح المرور.',
    'lost.waitingTold':
      'أبلغنا البريد السابق، وتقول صفحة محفظتك ذلك على كل أجهزتك. يستطيع كل منها إلغاء ذلك، وأنت أيضًا: بالرابط في الرسالة التي أرسلناها.',
    'lost.waitingWhy':
      'ابتداءً من {when} تُفتح بالعنوان {email}، ما لم يُلغِ أحد ذلك قبله.',
    'lost.working': 'لحظة…',
    'lost.wrong':
      'هذا لا يثبت محفظة لذلك العنوان. راجع ما كتبته. وكلمة مرور الاسترداد أو مفتاح المرور لمحفظة أقدم من هذه الصفحة لا يُحسب إلا بعد أن يستعيد المحفظة في مكان ما.',
  },
} as const

/** Names a text that the page may show. */
export type LostMailboxTextKey = TextKey | keyof typeof lostMailboxTexts.en

export type LostMailboxTexts = Texts<LostMailboxTextKey>
