import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, test } from 'vitest'
import { bin, root } from './processes.ts'

/** Which of these sources the linter refuses, were they files of the web app. */
function refused(planted: Record<string, string>): string[] {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'doors-'))
  onTestFinished(() => fs.rmSync(tree, { recursive: true }))
  fs.copyFileSync(path.join(root, 'biome.json'), path.join(tree, 'biome.json'))
  for (const [file, source] of Object.entries(planted)) {
    const at = path.join(tree, 'packages/web/src', file)
    fs.mkdirSync(path.dirname(at), { recursive: true })
    fs.writeFileSync(at, source)
  }
  const args = [bin('@biomejs/biome/bin/biome'), 'lint', '--vcs-enabled=false', '--reporter=github', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' })
  return Object.keys(planted).filter((file) => stdout.includes(`packages/web/src/${file},`))
}

it('the linter refuses the stores of the browser outside of the module that keeps things', () => {
  const local = `export const planted = () => localStorage.getItem('planted')\n`
  const session = local.replace('local', 'session')
  expect(
    refused({
      'features/one/planted.ts': local,
      'shell/planted.tsx': session,
      'ui/kept.ts': local,
      'ui/planted.test.ts': local,
    }),
  ).toEqual(['features/one/planted.ts', 'shell/planted.tsx'])
})

it('the linter refuses to write the address by hand, outside of the hook that does it', () => {
  const source = `export { useSearchParams } from 'react-router'\n`
  const used = `import { Link, useSearchParams } from 'react-router'\nexport const planted = [Link, useSearchParams]\n`
  expect(refused({ 'features/one/planted.tsx': used, 'values/planted.ts': source, 'kit/planted.ts': used })).toEqual([
    'features/one/planted.tsx',
    'values/planted.ts',
  ])
})

test('nor is one reached through the window, where the linter does not see it', () => {
  const reached = /\b(?:window|globalThis|self|top|parent)\??\.(?:local|session)Storage/
  expect(reached.test('window.localStorage.clear()')).toBe(true)
  const files = fs.globSync('packages/web/src/**/*.{ts,tsx}', { cwd: root })
  const found = files.filter((file) => reached.test(fs.readFileSync(path.join(root, file), 'utf8')))
  expect(found).toEqual([])
})
