import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'
import { nobodyTexts } from '../owner/nobodyTexts.js'

/** Every text of the page that lets a new device in. */
export const deviceTexts = {
  en: {
    ...nobodyTexts.en,
    'device.compare': 'Compare',
    'device.compareOf': 'Compare with {name}',
    'device.compareWhy':
      'Look at the other screen. It must show these four characters:',
    'device.differ': 'They differ',
    'device.done': '{name} is in',
    'device.doneWhy':
      'It opens your wallet from now on. You can sign it out on your wallet’s page.',
    'device.failed': 'That did not work. Try again.',
    'device.home': 'Go to your wallet',
    'device.isAsking': '{name} asks for your wallet',
    'device.meeting': 'Reaching the other screen…',
    'device.none':
      'No browser is waiting. Log in on the new one, and keep it open.',
    'device.notMine': 'Not mine',
    'device.notMineOf': '{name} is not mine',
    'device.over':
      'The other browser does not wait any more. Log in there again.',
    'device.same': 'They are the same',
    'device.title': 'Let another browser in',
    'device.turnedAway': '{name} was turned away',
    'device.turnedAwayWhy':
      'It got nothing. If you did not try to log in yourself, somebody else reads your mail: change its password.',
    'device.warning':
      'Whoever you let in can spend everything. Go on only if you are logging in there yourself, right now.',
    'device.why':
      'A code from your mailbox was typed in these browsers, and they wait. Choose the one in front of you.',
    'device.working': 'Letting it in…',
  },
  ar: {
    ...nobodyTexts.ar,
    'device.compare': 'مقارنة',
    'device.compareOf': 'المقارنة مع {name}',
    'device.compareWhy':
      'انظر إلى الشاشة الأخرى. يجب أن تعرض هذه الأحرف الأربعة:',
    'device.differ': 'مختلفة',
    'device.done': 'دخل {name}',
    'device.doneWhy': 'يفتح محفظتك من الآن. يمكنك إخراجه من صفحة محفظتك.',
    'device.failed': 'لم ينجح ذلك. حاول مرة أخرى.',
    'device.home': 'الذهاب إلى محفظتك',
    'device.isAsking': '{name} يطلب محفظتك',
    'device.meeting': 'جارٍ الوصول إلى الشاشة الأخرى…',
    'device.none': 'لا متصفح ينتظر. سجّل الدخول في الجديد وأبقه مفتوحًا.',
    'device.notMine': 'ليس لي',
    'device.notMineOf': '{name} ليس لي',
    'device.over': 'لم يعد المتصفح الآخر ينتظر. سجّل الدخول هناك من جديد.',
    'device.same': 'متطابقة',
    'device.title': 'السماح لمتصفح آخر',
    'device.turnedAway': 'رُفض {name}',
    'device.turnedAwayWhy':
      'لم يحصل على شيء. إن لم تحاول الدخول بنفسك فهناك من يقرأ بريدك: غيّر كلمة مروره.',
    'device.warning':
      'من تسمح له يستطيع إنفاق كل شيء. لا تتابع إلا إن كنت تسجّل الدخول هناك بنفسك الآن.',
    'device.why':
      'كُتب رمز من بريدك في هذه المتصفحات وهي تنتظر. اختر الذي أمامك.',
    'device.working': 'جارٍ السماح له…',
  },
} as const

/** Names a text of the page. */
export type DeviceTextKey = TextKey | keyof typeof deviceTexts.en

/** What the page says, in one language. */
export type DeviceTexts = Texts<DeviceTextKey>
