const texts = {
  en: {
    direction: 'ltr',
    title: 'Call it off',
    ask: 'Somebody asked for your wallet, or for another mailbox of it. If that was not you, call it off: they get nothing.',
    button: 'Call it off',
    done: 'It is called off. You can close this page.',
  },
  ar: {
    direction: 'rtl',
    title: 'الإلغاء',
    ask: 'طلب شخص ما محفظتك أو بريدًا آخر لها. إن لم تكن أنت فألغِ الطلب، ولن يحصل على شيء.',
    button: 'إلغاء الطلب',
    done: 'أُلغي الطلب. يمكنك إغلاق هذه الصفحة.',
  },
} as const

/** The page behind the links of mails: no script, no style, one button. */
export function cancelPage(
  language: keyof typeof texts,
  step: 'ask' | 'done',
): string {
  const { ask, button, direction, done, title } = texts[language]
  const content =
    step === 'ask'
      ? `<p>${ask}</p><form method="post"><button>${button}</button></form>`
      : `<p role="status">${done}</p>`
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>
`
}
