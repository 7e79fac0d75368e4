import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs packages of Debian, where that is possible without a question.
 * @param {string} title what people call them
 * @param {readonly string[]} packages
 * @returns {boolean} whether it was tried
 */
export function installPackages(title, packages) {
  const asRoot = rootPrefix()
  if (!existsSync('/usr/bin/apt-get') || !asRoot) return false
  console.error(`Installing ${title} …`)
  const apt = (...parameters) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...parameters]
    spawnSync(command, rest, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      // What apt says goes to stderr: stdout carries the answers of scripts.
      stdio: ['ignore', 2, 2],
    })
  }
  apt('update')
  apt('install', '-y', ...packages)
  return true
}

/** How to run a command as root without a question; nothing if one cannot. */
function rootPrefix() {
  if (process.getuid?.() === 0) return []
  const isAllowed = spawnSync('sudo', ['-n', 'true']).status === 0
  return isAllowed
    ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND']
    : undefined
}
