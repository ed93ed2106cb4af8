import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

// Bundles the server's entries to dist/. Packages from the registry stay outside: some are native, some find files beside
// themselves. Ours are bundled from source.
const here = import.meta.dirname
const dist = path.join(here, 'dist')
const entries = {
  main: 'src/main.ts',
  reading: 'src/features/documents/reading-child.ts',
  asking: 'src/features/documents/model/asking-child.ts',
  making: 'src/features/statement/making-child.ts',
  decoding: 'src/features/statement/decoding-child.ts',
  sheet: 'src/features/reporting/exchange/sheet-child.ts',
  picture: 'src/features/work/rooms/picture-child.ts',
}

fs.rmSync(dist, { recursive: true, force: true })
await build({
  absWorkingDir: here,
  entryPoints: entries,
  outdir: dist,
  bundle: true,
  // What is imported when needed stays apart: a text file must not load the parser of PDF, nor the API any parser.
  splitting: true,
  chunkNames: 'part-[hash]',
  platform: 'node',
  target: 'node22',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'packages-stay-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
          name.startsWith('@esrs/') || path.isAbsolute(name) ? undefined : { path: name, external: true },
        )
      },
    },
  ],
})
fs.cpSync(path.join(here, 'src/database/migrations'), path.join(dist, 'migrations'), { recursive: true })
// The standards, the knowledge of the analysis, the questions of surveys and the templates of IROs are data that the engine reads when it needs them, from
// folders beside the program.
fs.cpSync(path.join(here, '../engine/src/esrs/sets'), path.join(dist, 'sets'), { recursive: true })
fs.cpSync(path.join(here, '../engine/knowledge'), path.join(dist, 'knowledge'), { recursive: true })
fs.cpSync(path.join(here, '../engine/src/suggest/surveys'), path.join(dist, 'surveys'), { recursive: true })
fs.cpSync(path.join(here, '../engine/src/suggest/advice'), path.join(dist, 'advice'), { recursive: true })
fs.cpSync(path.join(here, '../engine/src/suggest/iros'), path.join(dist, 'iros'), { recursive: true })
