/** What pages are known to write, each of which once broke a modal. */
export const hostileSheets = {
  'all: unset on everything': '* { all: unset }',
  'a reset': `
    *, *::before, *::after { margin: 0; padding: 0; border: 0; font: inherit;
      vertical-align: baseline; box-sizing: content-box }
    ol, ul { list-style: square inside } button { text-transform: uppercase }
    table { border-collapse: collapse } h2 { font-size: 40px; margin: 30px }`,
  'the preflight of a utility framework': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb }
    html { line-height: 1.5; font-family: serif; tab-size: 4 }
    h1, h2, h3 { font-size: inherit; font-weight: inherit }
    button, input, select { font: inherit; color: inherit; padding: 0;
      background: transparent; letter-spacing: 2px }
    img, svg, video, canvas { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto } dialog { padding: 40px }
    [role='button'], button { cursor: help }`,
  'colours and sizes on common elements': `
    div { color: red } span { color: lime; font-size: 20px }
    p { margin: 2em; line-height: 3 } a { color: orange }
    button { background: purple; border-radius: 0; min-width: 300px }
    input { border: 5px dashed red; width: 90px } svg { width: 5px; fill: red }
    dialog { border: 9px solid red; width: 700px; inset: 0 auto auto 0 }
    h2 { color: red } li { display: inline } label { display: none }`,
  'parts that are drawn before and after everything': `
    *::before, *::after { content: '!'; display: block; color: red;
      font-size: 40px; box-sizing: border-box; border: 3px solid lime }`,
} as const
