/** Every way to look like `https://tide.example` without being it. */
export const nearMisses: readonly string[] = [
  ...['https://tide.example.', 'https://TIDE.example', 'HTTPS://tide.example'],
  ...[
    'http://tide.example',
    'https://tide.example:443',
    'https://tide.example/',
  ],
  ...['https://tide.example:8443', 'https://tide.example:0', 'null', ''],
  ...['https://tide.example:444', 'https://tide.example?', 'tide.example'],
  ...['https://tide.example#', '//tide.example', 'https:tide.example', ' '],
  ...['https://a@tide.example', 'https://tide.example@evil.example', '*'],
  ...['wss://tide.example', 'ftp://tide.example', 'file://tide.example'],
  ...['data:text/html,x', 'blob:https://tide.example/1', 'about:blank'],
  ...['javascript:0', 'chrome-extension://tide.example', 'undefined'],
  ...[
    'https://tide.examp1e',
    'https://tіde.example',
    'https://xn--tde-fgd.example',
  ],
  ...['https://tide。example', 'https://tide%2eexample', 'https://[::1]'],
  ...[
    'https://tide.example%00',
    'https://tide.example\0',
    'https://tide.example\n',
  ],
  ...[
    ' https://tide.example',
    'https://tide.example ',
    'https:// tide.example',
  ],
  ...['https:\\\\tide.example', 'https:/tide.example', 'https:///tide.example'],
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [
    `https://${letter}.tide.example`,
    `https://${letter}tide.example`,
    `https://tide.example${letter}`,
    `https://tide${letter}.example`,
    `https://tide.${letter}example`,
    `https://tide.example.${letter}`,
  ]).flat(),
]
