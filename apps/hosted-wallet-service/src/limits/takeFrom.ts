export { giveBack, type Limit, takeFrom } from '@hasp/service-frame/limits'
