export { assertHome, isHome, moveHome } from './home.js'
export { type JournalLine, readJournal } from './readJournal.js'
