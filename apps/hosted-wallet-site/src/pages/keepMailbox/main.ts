import '../tokens.css'
import '../page.css'
import { showMailLink } from '../mailLink/showMailLink.js'
import { keepMailboxTexts } from './keepMailboxTexts.js'

showMailLink(keepMailboxTexts, async (service, asked) => {
  const { isCancelled } = await service.call('cancelMoveByLink', asked)
  return isCancelled
})
