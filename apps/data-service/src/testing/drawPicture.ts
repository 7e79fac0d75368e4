/** A picture of so many bytes, unlike others by its number. */
export function drawPicture(number: number, bytes: number): Buffer {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" id="${number}">`
  return Buffer.from(`${start.padEnd(bytes - 6)}</svg>`)
}
