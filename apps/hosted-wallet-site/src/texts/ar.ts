import type { TextKey } from './en.js'

export const ar: Readonly<Record<TextKey, string>> = {
  'action.callContract': 'استدعاء عقد',
  'action.changeEmail': 'تغيير عنوان بريد محفظتك',
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
  'approval.everything': 'كل شيء',
  'approval.fee': 'الرسوم كحد أقصى',
  'approval.feeNote': 'تُدفع للشبكة وليس لنا.',
  'approval.fields': 'كل ما يتم توقيعه',
  'approval.from': 'من',
  'approval.incoming': 'تستلم',
  'approval.message': 'الرسالة',
  'approval.network': 'الشبكة',
  'approval.openWallet': 'فتح المحفظة',
  'approval.openWindow': 'الفتح في نافذة',
  'approval.outgoing': 'ترسل',
  'approval.queue': 'طلبات أخرى بالانتظار: {count}',
  'approval.reject': 'رفض',
  'approval.requests': 'يطلب موافقتك',
  'approval.saysItIs': 'يقول إنه «{name}»',
  'approval.to': 'إلى',
  'approval.tooSoon': 'كانت تلك الضغطة أسرع من أن تُحتسب. اضغط مرة أخرى.',
  'approval.tooSmall':
    'هذه النافذة أصغر من أن يُقرأ فيها طلب. كبّرها أو افتح أخرى.',
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
  'control.limit': 'المبلغ',
  'control.never': 'أن تلغيه أنت',
  'control.owner': 'يصبح متحكماً في',
  'control.revoked': 'لم يعد يحق له إنفاق',
  'control.spender': 'الجهة المخوّلة',
  'control.unlimited': 'بلا حد',

  'escrow.callOff':
    'إن لم تكن أنت فالرابط في الرسالة التي أرسلناها يلغي الطلب. لا حاجة لبقاء هذه الصفحة مفتوحة.',
  'escrow.close': 'إغلاق',
  'escrow.code': 'رمز الاستعادة',
  'escrow.codeExpired': 'لم يعد هذا الرمز صالحاً. اطلب رمزاً جديداً.',
  'escrow.codeInvalid': 'ليس هذا هو الرمز. إنه غير رمز تسجيل الدخول.',
  'escrow.codeWhy':
    'وصلتك رسالة ثانية برمز خاص بهذه المحفظة وحدها. يعمل لمدة 10 دقائق.',
  'escrow.ended': 'أُلغي الطلب أو طال انتظاره. ابدأ من جديد.',
  'escrow.held':
    'كان رمزك صحيحًا. تصل محفظتك إلى هذا الجهاز في {when}، وتنتظر حتى ذلك الحين كي ينتظر أي لص أيضًا.',
  'escrow.heldUnknown': 'كان رمزك صحيحًا. تصل محفظتك إلى هذا الجهاز لاحقًا.',
  'escrow.send': 'إرسال الرمز',
  'escrow.sendAgain': 'إرسال رمز آخر',
  'escrow.title': 'استعادة محفظتك',
  'escrow.use': 'فقدتها: اسأل مزوّدي',
  'escrow.why':
    'لا يعرف هذا الجهاز محفظتك بعد. يستطيع مزوّدك مساعدتك على استعادتها. يجب أن يتفق نظامان من أنظمته: يرسل الثاني إليك رمزاً خاصاً به.',

  'making.retry': 'إعادة المحاولة',

  'mode.assisted':
    'يستطيع مزوّدك مساعدتك على الاستعادة. يجب أن يتفق نظامان من أنظمته.',

  'passkey.cancelled': 'لم يُستخدم أي مفتاح مرور.',
  'passkey.cannot':
    'لا يستطيع مفتاح المرور هذا فتح محفظة. استخدم كلمة مرور الاسترداد فهي تعمل في كل مكان.',

  'email.from': 'العنوان حتى الآن',
  'email.to': 'العنوان الجديد',

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
    'هذا الجهاز لا يعرف محفظتك بعد. كلمة مرور الاسترداد تفتحها هنا. لا أحد يستطيع إعادة تعيينها، لكن جهازًا آخر لك يستطيع السماح لهذا الجهاز.',
  'recovery.later': 'ليس الآن',
  'recovery.later.tries': 'محاولات كثيرة. انتظر قليلاً قبل المحاولة التالية.',
  'recovery.making': 'جارٍ إنشاء محفظتك…',
  'recovery.opening': 'جارٍ فتح محفظتك…',
  'recovery.password': 'كلمة مرور الاسترداد',
  'recovery.repeat': 'مرة أخرى',
  'recovery.tooCommon': 'هذه الكلمة مسرّبة، وهي أول ما يُجرَّب. اختر غيرها.',
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

  'signIn.site': 'الموقع',
  'signIn.states': 'ما تصرّح به',

  'trial.about': 'الأسعار تتحرك: قد يصلك أقل بما لا يتجاوز 0.5 %.',
  'trial.fails': 'ستفشل العملية. لن يحدث شيء عندئذ، لكن الرسوم تضيع.',
  'trial.fresh': 'ما سيتغيّر، جُرّبت الآن',
  'trial.new':
    'أصبحت نتيجتها مختلفة عمّا كانت عليه عند الضغط. اقرأها وقرّر من جديد.',
  'trial.nothing': 'سيبقى لديك ما كان لديك، ناقصًا الرسوم.',
  'trial.old': 'جُرّبت منذ مدة، وستُجرَّب مرة أخرى عند موافقتك',
  'trial.partial': 'قد يتغيّر أكثر مما أمكن قياسه.',
  'trial.running': 'جارٍ تجربتها على الشبكة…',
  'trial.signature':
    'التوقيع وحده لا ينقل شيئًا، لكن من يحصل عليه يستطيع استخدامه لاحقًا.',
  'trial.unknown': 'تعذّرت تجربتها. لا توافق إلا إذا كنت تعرف ما تفعله.',

  'warning.anyNetwork': 'هذا التوقيع صالح على كل الشبكات.',
  'warning.callsUnknown': 'يستدعي شيئاً أثره غير معروف.',
  'warning.controlGiven': 'سيتحكم غيرك فيما تملكه.',
  'warning.delegateCall': 'يعمل كود غريب مكان عقد.',
  'warning.deploysContract': 'ينشر عقداً جديداً.',
  'warning.hiddenCharacters': 'يحتوي أحرفاً لا تُرى. تظهر هنا بأرقامها.',
  'warning.movesForOthers': 'ينقل أيضاً ما ليس لك.',
  'warning.neverExpires': 'يبقى صالحاً حتى تلغيه.',
  'warning.tableAccounts': 'يستخدم حسابات لا يعرفها إلا الشبكة.',
  'warning.opensForReader':
    'من يقرأ بريد العنوان الجديد يستطيع الدخول إلى محفظتك.',
  'warning.unlimited': 'لا حد للمبلغ.',

  'work.cancel': 'إلغاء',
  'work.title': 'جارٍ تجهيز رمزك…',
  'work.why': 'طُلبت رموز كثيرة من شبكتك. يعمل جهازك لبضع ثوانٍ من أجل كل رمز.',
}
