import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './installPackages.mjs'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The path of a Chromium or Chrome on this machine: the one that the
 * environment variable CHROMIUM names, or else one in a usual place.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM) {
    if (isProgram(environment.CHROMIUM)) return environment.CHROMIUM
    throw new Error(
      `CHROMIUM names ${environment.CHROMIUM}, which is no program: correct or unset it.`,
    )
  }
  return usualPlaces(environment).find(isProgram)
}

/**
 * Finds a Chromium, and installs Debian's where that is possible.
 * @returns {string} its path
 * @throws {Error} with one sentence that says what to do
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  installPackages('Chromium', ['chromium'])
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM to its path.',
  )
}

/** @param {NodeJS.ProcessEnv} environment */
function usualPlaces(environment) {
  if (process.platform === 'darwin')
    return ['', environment.HOME ?? ''].flatMap((home) => [
      `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
    ])
  if (process.platform === 'win32')
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
      (name) => {
        const folder = environment[name]
        return folder
          ? [
              join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
              join(folder, 'Chromium', 'Application', 'chrome.exe'),
            ]
          : []
      },
    )
  return ['/usr/bin', ...(environment.PATH ?? '').split(delimiter)].flatMap(
    (folder) => (folder ? names.map((name) => join(folder, name)) : []),
  )
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
