import type { Texts } from '../../texts/createTexts.js'
import { type OwnerTextKey, ownerTexts } from '../owner/ownerTexts.js'

/** Every text of the page that deletes a wallet. */
export const deleteTexts = {
  en: {
    ...ownerTexts.en,
    'delete.askedFor': 'Your wallet will be deleted {when}',
    'delete.askedForWhy':
      'Until {until} everything works as before, and you can keep it.',
    'delete.export': 'See the recovery words first',
    'delete.gone':
      'Deleted: your address, your devices, your ways back, and what we keep of the key.',
    'delete.keep': 'Keep my wallet',
    'delete.kept': 'Your wallet stays as it is.',
    'delete.keptWhy': 'Nothing of it is gone.',
    'delete.linkFailed':
      'This link no longer does anything: it was used, or the time is over.',
    'delete.link': 'Your wallet is about to be deleted',
    'delete.linkWhy': 'Nothing of it is gone yet, and you can keep it.',
    'delete.stays':
      'Not deleted: your accounts on the networks and what they hold. Only your recovery words reach them then.',
    'delete.staysRecord':
      'For 400 days a record stays that says when something happened, and not what. Our backups are gone within 30 days.',
    'delete.title': 'Delete this wallet',
    'delete.type': 'Type your email address to go on',
    'delete.wait':
      'It is done in 7 days. A link in your mailbox calls it off until then.',
  },
  ar: {
    ...ownerTexts.ar,
    'delete.askedFor': 'ستُحذف محفظتك {when}',
    'delete.askedForWhy':
      'يعمل كل شيء كما كان حتى {until}، وما زال بإمكانك الاحتفاظ بها.',
    'delete.export': 'اطّلع على كلمات الاسترداد أولاً',
    'delete.gone': 'يُحذف: عنوانك وأجهزتك وطرق عودتك وما نحتفظ به من المفتاح.',
    'delete.keep': 'الاحتفاظ بمحفظتي',
    'delete.kept': 'تبقى محفظتك كما هي.',
    'delete.keptWhy': 'لم يُحذف منها شيء.',
    'delete.linkFailed': 'لم يعد هذا الرابط يعمل: استُخدم أو انتهى وقته.',
    'delete.link': 'محفظتك على وشك أن تُحذف',
    'delete.linkWhy': 'لم يُحذف منها شيء بعد، وما زال بإمكانك الاحتفاظ بها.',
    'delete.stays':
      'لا يُحذف: حساباتك على الشبكات وما فيها. لا يصل إليها بعد ذلك إلا كلمات الاسترداد.',
    'delete.staysRecord':
      'يبقى لمدة 400 يوم سجل يقول متى حدث شيء، لا ما حدث. وتزول نسخنا الاحتياطية خلال 30 يوماً.',
    'delete.title': 'حذف هذه المحفظة',
    'delete.type': 'اكتب عنوان بريدك الإلكتروني للمتابعة',
    'delete.wait': 'يتم ذلك بعد 7 أيام. وحتى ذلك الحين يلغيه رابط في بريدك.',
  },
} as const

/** Names a text that the page may show. */
export type DeleteTextKey = OwnerTextKey | keyof typeof deleteTexts.en

export type DeleteTexts = Texts<DeleteTextKey>
