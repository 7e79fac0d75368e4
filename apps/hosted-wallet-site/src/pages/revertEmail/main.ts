import '../tokens.css'
import '../page.css'
import { showMailLink } from '../mailLink/showMailLink.js'
import { revertEmailTexts } from './revertEmailTexts.js'

showMailLink(revertEmailTexts, async (service, asked) => {
  const { isReverted } = await service.call('revertEmail', asked)
  return isReverted
})
