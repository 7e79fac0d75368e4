import type { Translation } from '../../defineMessages.js'
import type { hostedErrors as source } from '../en/hostedErrors.js'

export const hostedErrors: Translation<typeof source> = {
  codeInvalid: 'هذا الرمز غير صحيح',
  codeInvalidHint: 'استخدم الرمز الوارد في أحدث رسالة.',
  codeExpired: 'استغرق ذلك وقتًا طويلًا',
  codeExpiredHint: 'أرسل رمزًا جديدًا ثم حاول مرة أخرى.',
  tryLater: 'محاولات كثيرة جدًا الآن',
  tryLaterHint: 'انتظر دقيقة ثم حاول مرة أخرى.',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  emailInvalidHint: 'تحقق من كتابته.',
  emailTaken: 'هذا العنوان لمحفظة أخرى',
  emailTakenHint:
    'استخدم عنوانًا آخر. وإن كان لمحفظتك حتى وقت قصير فاستعده عبر الرابط في رسالة التغيير.',
  recoveryNeeded: 'تحتاج محفظتك إلى كلمة مرور الاستعادة',
  recoveryNeededHint:
    'كان الرمز صحيحًا. تابع عندما تكون مستعدًا لاختيار كلمة المرور أو إدخالها.',
  deviceDenied: 'رُفض هذا المتصفح',
  deviceDeniedHint:
    'رفضه جهازك الآخر أو الرابط الذي في البريد. إن كان ذلك خطأً فسجّل الدخول مرة أخرى.',
  sessionExpired: 'انتهى تسجيل دخولك',
  sessionExpiredHint: 'سجّل الدخول بالبريد الإلكتروني مرة أخرى.',
  sessionInvalid: 'تسجيل دخولك غير صالح',
  sessionInvalidHint:
    'تحقق من التاريخ والوقت في جهازك، ثم سجّل الدخول بالبريد الإلكتروني مرة أخرى.',
  unavailable: 'تعذّر الوصول إلى محفظة بريدك',
  unavailableHint: 'حاول مرة أخرى بعد قليل.',
  notLoaded: 'تعذّر تحميل محفظة بريدك',
  notLoadedHint: 'تحقق من اتصالك بالإنترنت، وأوقف أدوات الحظر لهذا الموقع.',
  timedOut: 'لم يصل رد في الوقت المحدد',
  timedOutHint: 'حاول مرة أخرى عندما تكون جاهزًا.',
  originRefused: 'الدخول بالبريد الإلكتروني لا يعمل في هذا الموقع',
  originRefusedHint: 'استخدم محفظة أخرى، أو أخبر صاحب الموقع.',
  projectUnknown: 'الدخول بالبريد الإلكتروني لا يعمل في هذا الموقع',
  projectUnknownHint: 'استخدم محفظة أخرى، أو أخبر صاحب الموقع.',
  sameSite: 'الدخول بالبريد الإلكتروني لا يعمل في هذا الموقع',
  sameSiteHint: 'استخدم محفظة أخرى، أو أخبر صاحب الموقع.',
  storageBlocked: 'متصفحك يحظر محفظة بريدك',
  storageBlockedHint:
    'اسمح بملفات تعريف الارتباط وبيانات الموقع لهذا الموقع، أو استخدم متصفحًا آخر.',
  windowBlocked: 'حظر متصفحك نافذة المحفظة',
  windowBlockedHint: 'اسمح بالنوافذ المنبثقة لهذا الموقع ثم حاول مرة أخرى.',
  refused: 'محفظتك لا توقّع هذا أبدًا',
  refusedHint: 'لم يُوقَّع شيء. احذر مما يطلبه هذا الموقع.',
  held: 'لا يمكن لمحفظتك الإرسال بعد',
  heldHint: 'فُتحت على جهاز جديد. يمكنك الإرسال بعد انتهاء مدة الانتظار.',
}
