#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { createApp } from './createApp.mjs'
import { defaultTemplate, readArguments, templates } from './readArguments.mjs'

const usage = `npm create hasp [folder] -- [--template ${templates.join('|')}]`

try {
  const wanted = readArguments(process.argv.slice(2))
  if (wanted.isHelp) console.log(usage)
  else await start(await complete(wanted))
} catch (error) {
  console.error(`${error.message}\n${usage}`)
  process.exitCode = 1
}

/** Asks for what was not said, where there is somebody to ask. */
async function complete({ folder, template }) {
  if (!process.stdin.isTTY || (folder && template))
    return {
      folder: folder ?? 'hasp-app',
      template: template ?? defaultTemplate,
    }
  const terminal = createInterface(process.stdin, process.stdout)
  const ask = async (question, usual) =>
    (await terminal.question(`${question} (${usual}) `)).trim() || usual
  try {
    const chosen = {
      folder: folder ?? (await ask('Folder?', 'hasp-app')),
      template:
        template ?? (await ask(`${templates.join(' or ')}?`, defaultTemplate)),
    }
    return readArguments([chosen.folder, '--template', chosen.template])
  } finally {
    terminal.close()
  }
}

async function start({ folder, template }) {
  await createApp({ folder, template, at: process.cwd() })
  console.log(
    `${folder} is there. Now:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`,
  )
}
