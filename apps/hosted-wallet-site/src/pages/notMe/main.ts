import '../tokens.css'
import '../page.css'
import { showMailLink } from '../mailLink/showMailLink.js'
import { notMeTexts } from './notMeTexts.js'

showMailLink(notMeTexts, async (service, { token }) => {
  await service.call('denySignIn', { token })
  return true
})
