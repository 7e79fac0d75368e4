export { giveBack, type Limit, type Refusal, takeFrom } from './takeFrom.js'
