import type { Translation } from '../../defineMessages.js'
import type { doubts as source } from '../en/doubts.js'

export const doubts: Translation<typeof source> = {
  unsigned: 'تزعم فقط أنك أرسلت شيئًا، وأنت لم ترسله.',
  nothingMoved: 'المبلغ 0: لم يُنقل شيء.',
  massSent: 'أُرسلت إلى كثيرين دفعة واحدة.',
  dust: 'قيمتها أقل من سنت، ممّن لم ترسل إليه شيئًا قط.',
  lookAlike: 'فيها عنوان يشبه عنوانًا تعرفه، وليس هو.',
  link: 'اسم العملة رابط. لا تتبعه.',
  hiddenCharacters: 'في اسم العملة محارف مخفية.',
  imitation: 'العملة تشبه عملة تعرفها، وليست هي.',
}
