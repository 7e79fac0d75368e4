import type { Texts } from '../../texts/createTexts.js'
import { type OwnerTextKey, ownerTexts } from '../owner/ownerTexts.js'

/** Every text of the page that shows a wallet's words. */
export const exportTexts = {
  en: {
    ...ownerTexts.en,
    'export.alone': 'Look around: nobody and no camera may see your screen.',
    'export.eip155': 'Private key for Ethereum and networks like it',
    'export.hidden': 'The words are hidden again.',
    'export.hide': 'Hide now',
    'export.hidesIn': 'Hidden again in {seconds} seconds.',
    'export.keys': 'Show private keys instead',
    'export.keysWhy':
      'Each is of the first account alone, for wallets that take no words.',
    'export.later':
      'Whoever reads them can take everything, at any time, and nobody can stop it or undo it.',
    'export.paper':
      'Write them on paper. Do not photograph them, and type them nowhere but into another wallet.',
    'export.ready': 'You can show them now.',
    'export.readyIn': 'You can show them in {seconds} seconds.',
    'export.show': 'Show my words',
    'export.solana': 'Private key for Solana',
    'export.support':
      'Nobody who helps you ever needs them. Anyone who asks for them is a thief.',
    'export.title': 'Take your wallet with you',
    'export.type': 'Type “{word}” to go on',
    'export.why':
      'These 24 words are your wallet: any other wallet app makes the same accounts from them.',
    'export.words': 'Your recovery words',
    'export.typeWords':
      'lantern orchard velvet pickle harbour meadow copper thunder',
    'export.wordsShown': 'In this order, from 1 to 24',
  },
  ar: {
    ...ownerTexts.ar,
    'export.alone': 'انظر حولك: يجب ألا يرى شاشتك أحد ولا كاميرا.',
    'export.eip155': 'المفتاح الخاص لإيثريوم وشبكاته',
    'export.hidden': 'أُخفيت الكلمات من جديد.',
    'export.hide': 'إخفاء الآن',
    'export.hidesIn': 'تختفي بعد {seconds} ثانية.',
    'export.keys': 'عرض المفاتيح الخاصة بدلاً منها',
    'export.keysWhy':
      'كل مفتاح هو للحساب الأول فقط، للمحافظ التي لا تقبل الكلمات.',
    'export.later':
      'من يقرأها يستطيع أخذ كل شيء في أي وقت، ولا أحد يستطيع منع ذلك أو التراجع عنه.',
    'export.paper':
      'اكتبها على ورق. لا تصوّرها، ولا تكتبها في أي مكان سوى محفظة أخرى.',
    'export.ready': 'يمكنك عرضها الآن.',
    'export.readyIn': 'يمكنك عرضها بعد {seconds} ثانية.',
    'export.show': 'عرض كلماتي',
    'export.solana': 'المفتاح الخاص لسولانا',
    'export.support': 'لا يحتاجها أبداً من يساعدك. من يطلبها لص.',
    'export.title': 'خذ محفظتك معك',
    'export.type': 'اكتب «{word}» للمتابعة',
    'export.why':
      'هذه الكلمات الـ24 هي محفظتك: أي محفظة أخرى تنشئ منها الحسابات نفسها.',
    'export.words': 'كلمات الاسترداد',
    'export.typeWords': 'فانوس بستان مخمل ميناء نحاس رعد نخلة قمر',
    'export.wordsShown': 'بهذا الترتيب من 1 إلى 24',
  },
} as const

/** Names a text that the page may show. */
export type ExportTextKey = OwnerTextKey | keyof typeof exportTexts.en

export type ExportTexts = Texts<ExportTextKey>
