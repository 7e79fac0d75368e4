/** What browsers read, run or show themselves, and other browsers' own. */
const ofBrowsers = [
  ...['about', 'blob', 'content', 'data', 'file', 'filesystem', 'ftps?'],
  ...['https?', 'intent', 'jar', 'javascript', 'livescript', 'mocha', 'res'],
  ...['resource', 'vbscript', 'view-source', 'wss?', 'wyciwyg', 'feed'],
  ...['mhtml', 'mk', 'its', 'urn', 'cid', 'mid', 'web\\+.*', 'ext\\+.*'],
  ...['chrome.*', 'googlechrome.*', 'devtools', '.*extension', 'moz-.*'],
  ...['firefox.*', 'microsoft-edge.*', 'x-safari-.*', 'safari-.*'],
  ...['(opera|touch|brave|duckduckgo|ddgquicklink|yandexbrowser).*-.*'],
  ...['ddgquicklink', 'ucbrowser', 'x-web-search', 'googleassistant'],
]

/** What calls, writes to or finds somebody. */
const ofPeople = [
  ...['tel', 'telprompt', 'callto', 'facetime.*', 'sips?', 'skype.*', 'im'],
  ...['sms', 'smsto', 'mms', 'mmsto', 'imessage', 'mailto', 'message'],
  ...['xmpp', 'ircs?', 'whatsapp', 'viber', 'geo', 'maps?', 'comgooglemaps'],
  ...['google\\..*', 'googlegmail', 'ms-outlook', 'calshow', 'webcal', 'vnc'],
  ...['zoommtg', 'zoomus', 'contacts', 'addressbook', 'photos-.*', 'itpc'],
]

/** What installs, pays, or changes the device. */
const ofTheDevice = [
  ...['itms.*', 'market', '.*appstores?', 'samsungapps', 'appmarket', 'apt'],
  ...['(mi|oppo|vivo|hi)market', 'hiapplink', 'amzn', 'android-app', 'package'],
  ...['shortcuts.*', 'workflow.*', 'prefs', 'app-(settings|prefs)', 'diags'],
  ...['settings.*', 'x-apple.*', 'x-help.*', 'x-man-page', 'shoebox', 'help'],
  ...['ms-.*', 'search', 'search-ms', 'shell', 'hcp', 'onenote.*', 'ldaps?'],
  ...['smb', 'afp', 'nfs', 'davs?', 'sftp', 'ssh', 'telnet', 'rlogin', 'rdp'],
  ...['tn3270', 'tftp', 'nntp', 's?news', 'gopher', 'ipps?', 'git', 'svn'],
  ...['vscode.*', 'cursor', 'jetbrains', 'steam', 'magnet', 'ed2k', 'pcast'],
  ...['teamviewer.*', 'anydesk', 'msteams', 'rustdesk', 'upi', 'alipays?'],
  ...['weixin', 'wechat', 'venmo', 'cashapp', 'cashme', 'paypal', 'gpay'],
  ...['tez', 'phonepe', 'paytmmp', 'bitcoin', 'lightning', 'litecoin'],
  ...['dogecoin', 'ethereum', 'solana', 'monero', '.'],
]

const notOfAnApp = new RegExp(
  `^(${[...ofBrowsers, ...ofPeople, ...ofTheDevice].join('|')})$`,
)

/**
 * The scheme of an app of its own that a link begins with, in small letters.
 * @returns undefined where a browser, the system or another kind of app would
 * answer: a wallet is behind none of those
 * @example appScheme('kite://wc') // 'kite'
 */
export function appScheme(link: string): string | undefined {
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(link) ?? []
  const name = scheme?.toLowerCase()
  return name && !notOfAnApp.test(name) ? name : undefined
}
