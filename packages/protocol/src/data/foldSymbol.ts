/** Letters of other scripts that are drawn as these are. */
const likenesses: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ғ: 'f',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  ц: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'h',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'y',
  χ: 'x',
  ζ: 'z',
  ı: 'i',
  ł: 'l',
  ø: 'o',
}

/** What is drawn almost alike counts as one. */
const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '5': 's',
  i: 'l',
  $: 's',
}

/**
 * A symbol as the eye takes it, for comparison alone: `USDС` with a Cyrillic
 * letter, `USD​C` with an invisible one and `usdc` are one.
 * @see Unicode Technical Standard 39, "skeleton"
 */
export function foldSymbol(symbol: string): string {
  const letters = symbol
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{C}\p{Z}\p{P}]/gu, '')
  return [...letters]
    .map((letter) => likenesses[letter] ?? letter)
    .map((letter) => alike[letter] ?? letter)
    .join('')
}
