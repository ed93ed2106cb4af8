#!/usr/bin/env node
// The one door to every command of this project. It must run on any Node from 18 on a fresh clone, so it uses nothing but
// Node itself: it installs what the lockfile names, finds a Node that can run the product, and hands over to it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [command, ...words] = process.argv.slice(2)
// Who leaves npm out may write the two dashes all the same; what stands behind them are options then too.
const args = words[0] === '--' ? words.slice(1) : words
const oldestNode = [22, 22]

function fail(message) {
  console.error(message)
  process.exit(1)
}

function lockfileHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  return hash.update(fs.readFileSync(path.join(root, 'package-lock.json'))).digest('hex')
}

/** Two commands started at once must not install over each other: the second waits for the first. */
function withInstallLock(install) {
  const lock = path.join(os.tmpdir(), `install-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      let holder = 0
      try {
        holder = Number(fs.readFileSync(lock, 'utf8'))
        if (holder) process.kill(holder, 0)
      } catch (error) {
        if (error.code !== 'EPERM') fs.rmSync(lock, { force: true })
      }
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  try {
    install()
  } finally {
    fs.rmSync(lock, { force: true })
  }
}

function ensureInstalled() {
  const stamp = path.join(root, 'node_modules', '.installed')
  const wanted = lockfileHash()
  const isCurrent = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted
  if (isCurrent()) return
  withInstallLock(() => {
    if (isCurrent()) return
    console.error('Installing the packages of the lockfile (once; one to two minutes) …')
    // Scripts of packages are not run: nothing here needs them, and it keeps the install the same everywhere.
    const npmArgs = [
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const npm = process.env.npm_execpath
    const result =
      npm && /npm-cli\.js$/.test(npm)
        ? spawnSync(process.execPath, [npm, ...npmArgs], { cwd: root, stdio: ['ignore', 2, 2] })
        : spawnSync('npm', npmArgs, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
    if (result.status !== 0)
      fail('The packages could not be installed. Is the npm registry reachable? Nothing was started.')
    fs.writeFileSync(stamp, wanted)
  })
}

function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  for (const folder of [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    `node-win-${process.arch}`,
  ]) {
    const candidate = path.join(root, 'node_modules', folder, 'bin', name)
    if (!fs.existsSync(candidate)) continue
    try {
      fs.accessSync(candidate, fs.constants.X_OK)
    } catch {
      fs.chmodSync(candidate, 0o755)
    }
    return candidate
  }
  return fail(
    `Node ${oldestNode.join('.')} or newer is needed; this is ${process.version}, and no newer one comes from the registry for ${process.platform} ${process.arch}.`,
  )
}

/** The process that started another one; `null` where the system does not say it in a file. */
function parentOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

const script = path.join(root, 'scripts', `${command}.ts`)
if (!command || !fs.existsSync(script)) fail(`There is no command ${command ?? ''}. See the scripts in package.json.`)
ensureInstalled()
const node = findNode()
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
  cwd: root,
  // The channel tells the child when this process is gone, so that nothing it started outlives a kill.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    // Compiled programs are kept, so that a process begins a third sooner; the product starts one for each company that is read.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm runs this in a shell, which passes no signal on and outlives an npm that is killed: without one of them it ends as well.
if (process.env.npm_lifecycle_event === command) {
  const shell = process.ppid
  const npm = parentOf(shell)
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) child.kill('SIGTERM')
  }, 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 + (os.constants.signals[signal] ?? 0) : 1)))
