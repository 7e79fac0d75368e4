export { drawCode } from '@hasp/service-frame/codes'
