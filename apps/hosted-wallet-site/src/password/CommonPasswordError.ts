/** The visitor chose a password that leaked: guessers try it first. */
export class CommonPasswordError extends Error {
  constructor() {
    super('The password is on a list of leaked ones.')
    this.name = 'CommonPasswordError'
  }
}
