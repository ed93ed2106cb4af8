import { bin, runNode } from './processes.ts'

process.exitCode = await runNode([bin('@biomejs/biome/bin/biome'), 'check', '--write', '.'])
