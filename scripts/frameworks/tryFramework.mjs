import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { installApp } from '../../bench/build/installApp.mjs'
import { runCommand } from '../../bench/build/runCommand.mjs'
import { signInAt } from './signInAt.mjs'
import { weighPage } from './weighPage.mjs'

/**
 * Installs, builds and starts a site, and opens it.
 * @returns what the page loads, in KiB after gzip, by kind
 * @throws when any of it fails, or when the page complains
 */
export async function tryFramework(app, packed) {
  await installApp(app, packed)
  const [builder, ...parameters] = app.build
  await runCommand(programOf(app, builder), parameters, app.directory)
  const port = await findFreePort()
  const [server, ...rest] = app.start
  const running = spawn(
    programOf(app, server),
    rest.map((one) => one.replace('{port}', `${port}`)),
    {
      cwd: app.directory,
      env: { ...process.env, PORT: `${port}`, NODE_ENV: 'production' },
      stdio: 'ignore',
      // What it starts in turn ends with it.
      detached: true,
    },
  )
  const ended = new Promise((resolve) => running.once('exit', resolve))
  try {
    const origin = `http://localhost:${port}`
    const weights = await weighPage(`${origin}/`)
    if (app.hasSignIn) await signInAt(origin)
    return weights
  } finally {
    process.kill(-running.pid)
    await ended
  }
}

function programOf({ directory }, name) {
  return join(directory, 'node_modules/.bin', name)
}

/** A port that nobody listens at now. */
async function findFreePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}
