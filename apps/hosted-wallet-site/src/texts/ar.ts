import type { TextKey } from './en.js'

export const ar: Readonly<Record<TextKey, string>> = {
  'action.callContract': 'استدعاء عقد',
  'action.deployContract': 'نشر عقد',
  'action.giveControl': 'منح التحكم لغيرك',
  'action.moveValue': 'الإرسال من حسابك',
  'action.signData': 'توقيع بيانات',
  'action.signIn': 'تسجيل الدخول إلى {site}',
  'action.signText': 'توقيع رسالة',
  'action.takeBackControl': 'استعادة التحكم',

  'agree.blind':
    'تعذّرت قراءة أجزاء من هذا الطلب. وافق فقط إذا كنت تعرف تماماً ما يفعله.',
  'agree.blindAgreed': 'أعرف ما يفعله هذا',
  'agree.lookAlike':
    'أحد المستلمين ليس العنوان الذي يشبهه. قارن كل مجموعة من أربعة أحرف.',
  'agree.lookAlikeAgreed': 'قارنتُ بينهما وأقصد هذا العنوان',

  'approval.account': 'الحساب',
  'approval.agree': 'أكّد أولاً أنك تعرف ما يفعله.',
  'approval.approve': 'موافقة',
  'approval.armed': 'يمكنك الموافقة الآن.',
  'approval.arming': 'اقرأ أولاً. ستتمكن من الموافقة بعد لحظة.',
  'approval.calls': 'ما يتم استدعاؤه',
  'approval.covered': 'شيء ما يغطي هذه النافذة. الموافقة متوقفة حتى يزول.',
  'approval.data': 'البيانات',
  'approval.everything': 'كل شيء',
  'approval.fee': 'الرسوم كحد أقصى',
  'approval.feeNote': 'تُدفع للشبكة وليس لنا.',
  'approval.fields': 'كل ما يتم توقيعه',
  'approval.from': 'من',
  'approval.incoming': 'تستلم',
  'approval.message': 'الرسالة',
  'approval.network': 'الشبكة',
  'approval.notSimulated': 'لم تتم محاكاة النتيجة.',
  'approval.openWallet': 'فتح المحفظة',
  'approval.openWindow': 'الفتح في نافذة',
  'approval.outgoing': 'ترسل',
  'approval.queue': 'طلبات أخرى بالانتظار: {count}',
  'approval.reject': 'رفض',
  'approval.requests': 'يطلب موافقتك',
  'approval.saysItIs': 'يقول إنه «{name}»',
  'approval.to': 'إلى',
  'approval.tooSmall':
    'هذه النافذة أصغر من أن يُقرأ فيها طلب. كبّرها لتتمكن من الموافقة.',
  'approval.unfocused': 'انقر داخل هذه النافذة لتتمكن من الموافقة.',
  'approval.unsupported':
    'لا يستطيع هذا المتصفح معرفة ما إذا كان شيء يغطي هذه النافذة. افتح المحفظة للموافقة.',
  'approval.windowIsOpen': 'قرّر في النافذة التي فُتحت.',
  'approval.windowLeft':
    'أُغلقت النافذة قبل أن تقرّر. افتح المحفظة مرة أخرى، أو ارفض.',
  'approval.windowSilent':
    'لم تُجب أي نافذة. افتح المحفظة مرة أخرى؛ قد يطلب المتصفح إذنك أولًا.',

  'asset.holding': 'رموز من {address}',
  'asset.item': 'العنصر {id} من {address}',
  'asset.token': 'وحدات أساسية من الرمز {address}',

  'control.amount': 'يحق له إنفاق',
  'control.collection': 'يحق له أخذ كل ما في',
  'control.expires': 'حتى',
  'control.item': 'يحق له أخذ',
  'control.limit': 'بحد أقصى',
  'control.never': 'لا ينتهي أبداً',
  'control.owner': 'يصبح متحكماً في',
  'control.revoked': 'لم يعد يحق له إنفاق',
  'control.spender': 'من',
  'control.unlimited': 'بلا حد',

  'home.code': 'الرمز',
  'home.codeExpired': 'لم يعد هذا الرمز صالحاً. اطلب رمزاً جديداً.',
  'home.codeInvalid': 'ليس هذا رمز آخر رسالة.',
  'home.codeSent': 'أرسلنا ستة أرقام إلى {email}. تعمل لمدة 10 دقائق.',
  'home.devices': 'أين سجّلت الدخول',
  'home.eip155': 'إيثريوم وشبكاته',
  'home.email': 'عنوان البريد الإلكتروني',
  'home.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
  'home.lastUsed': 'آخر استخدام {when}',
  'home.otherEmail': 'عنوان آخر',
  'home.passkey': 'مفتاح مرور',
  'home.passkeyAdded': 'أُضيف {when}',
  'home.password': 'كلمة مرور الاسترداد',
  'home.revoke': 'تسجيل الخروج',
  'home.revokeOf': 'تسجيل الخروج من {name}',
  'home.self': 'أنت وحدك تستطيع استعادة هذه المحفظة.',
  'home.signOut': 'تسجيل الخروج هنا',
  'home.solana': 'سولانا',
  'home.thisDevice': 'هذا الجهاز',
  'home.title': 'محفظتك',
  'home.tryLater': 'انتظر لحظة قبل المحاولة التالية.',
  'home.ways': 'طرق العودة إلى محفظتك',
  'home.why': 'سجّل الدخول بعنوان بريدك الإلكتروني.',

  'notMe.deny': 'لم أكن أنا',
  'notMe.done': 'تم. لم يعد الرمز يعمل، ومن استخدمه سُجّل خروجه.',
  'notMe.failed': 'لم ينجح ذلك. افتح رابط الرسالة مرة أخرى.',
  'notMe.title': 'شخص ما كتب عنوانك',
  'notMe.why':
    'إذا لم تطلب رمزاً فأخبرنا: سيتوقف عن العمل وسيُسجّل خروج من استخدمه.',

  'passkey.add': 'إضافة مفتاح مرور',
  'passkey.adding': 'اتبع ما يطلبه جهازك…',
  'passkey.cancelled': 'لم يُستخدم أي مفتاح مرور.',
  'passkey.cannot':
    'لا يستطيع مفتاح المرور هذا فتح محفظة. استخدم كلمة مرور الاسترداد فهي تعمل في كل مكان.',
  'passkey.keepPassword':
    'احتفظ بكلمة المرور أيضًا، فمفتاح المرور يضيع مع الحساب الذي يحفظه.',
  'passkey.keep': 'الاحتفاظ به',
  'passkey.remove': 'إزالة',
  'passkey.removeOf': 'إزالة مفتاح المرور المضاف {when}',
  'passkey.removeSure': 'تأكيد الإزالة',
  'passkey.removeWarning': 'لن يفتح هذه المحفظة بعد الآن. احذفه من جهازك أيضًا.',
  'passkey.removing': 'جارٍ الإزالة…',
  'passkey.why':
    'يفتح مفتاح المرور محفظتك على أجهزتك الأخرى بوجهك أو إصبعك أو رقم سري بدلًا من كلمة المرور.',

  'receiver.firstTime': 'لم ترسل إلى هذا العنوان من هذا المتصفح من قبل.',
  'receiver.known': 'العنوان الذي تعرفه',
  'receiver.lookAlike': 'هذا ليس العنوان الذي تعرفه. إنه يشبهه فقط.',

  'recovery.choose': 'اختر كلمة مرور للاسترداد',
  'recovery.chooseWhy':
    'أنت وحدك تستطيع استعادة هذه المحفظة. بكلمة المرور هذه تعود على جهاز آخر. لا أحد يستطيع إعادة تعيينها.',
  'recovery.continue': 'متابعة',
  'recovery.differ': 'الكلمتان غير متطابقتين.',
  'recovery.enter': 'كلمة مرور الاسترداد',
  'recovery.enterWhy':
    'هذا الجهاز لا يعرف محفظتك بعد. كلمة مرور الاسترداد تفتحها هنا.',
  'recovery.later': 'ليس الآن',
  'recovery.later.tries': 'محاولات كثيرة. انتظر قليلاً قبل المحاولة التالية.',
  'recovery.making': 'جارٍ إنشاء محفظتك…',
  'recovery.opening': 'جارٍ فتح محفظتك…',
  'recovery.password': 'كلمة مرور الاسترداد',
  'recovery.repeat': 'مرة أخرى',
  'recovery.tooCommon':
    'هذه الكلمة في قوائم كلمات مرور مسرّبة، وهي أول ما يُجرَّب. اختر غيرها.',
  'recovery.tooShort': 'استخدم 12 حرفاً أو أكثر.',
  'recovery.tooWeak':
    'تخمين هذه الكلمة سهل جداً. اختر ثلاث كلمات أو أربعاً لا علاقة بينها.',
  'recovery.fair': 'جيدة: تخمينها يستغرق سنوات.',
  'recovery.strong': 'قوية: لا يكفي العمر لتخمينها.',
  'recovery.usePasskey': 'استخدام مفتاح مرور',
  'recovery.weak':
    'ضعيفة: الكلمات المفردة والأسماء والتواريخ وصفوف المفاتيح تُخمَّن أولاً.',
  'recovery.wrong': 'غير صحيحة.',
  'recovery.failed': 'تعذّر الوصول إلى المحفظة. حاول مرة أخرى.',

  'warning.anyNetwork': 'هذا التوقيع صالح على كل الشبكات.',
  'warning.callsUnknown': 'يستدعي شيئاً أثره غير معروف.',
  'warning.controlGiven': 'سيتحكم غيرك فيما تملكه.',
  'warning.delegateCall': 'يعمل كود غريب مكان عقد.',
  'warning.deploysContract': 'ينشر عقداً جديداً.',
  'warning.hiddenCharacters': 'يحتوي أحرفاً لا تُرى. تظهر هنا بأرقامها.',
  'warning.movesForOthers': 'ينقل أيضاً ما ليس لك.',
  'warning.neverExpires': 'يبقى صالحاً حتى تلغيه.',
  'warning.tableAccounts': 'يستخدم حسابات لا يعرفها إلا الشبكة.',
  'warning.unlimited': 'لا حد للمبلغ.',

  'window.alone': 'لا شيء يُقرَّر هنا',
  'window.aloneWhy':
    'لا تستطيع الصفحة التي طلبت الوصول إلى هذه النافذة. أغلقها وقرّر في الصفحة.',

  'work.cancel': 'إلغاء',
  'work.title': 'جارٍ تجهيز رمزك…',
  'work.why':
    'طُلبت رموز كثيرة من شبكتك. يجري جهازك عملية حسابية لبضع ثوانٍ أولاً، ليُظهر أنه ليس آلة تطلب آلاف الرموز.',
}
