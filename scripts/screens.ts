// Pictures of every screen and of the gallery of components in both languages and themes, wide and on a phone, each checked
// for access and for what sticks out sideways: `node scripts/screens.ts [folder] [--only=part,part] [--look=de-390-dark,…] [--list]`
import path from 'node:path'
import { parseArgs } from 'node:util'
import { screenNames, takePictures } from '../tools/screens/pictures.ts'
import { endWithParent, root } from './processes.ts'

endWithParent()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, look: { type: 'string' }, list: { type: 'boolean' } },
})
const wanted = { parts: values.only?.split(','), looks: values.look?.split(',') }
if (values.list) for (const name of screenNames(wanted)) console.log(name)
else {
  const folder = path.resolve(root, positionals[0] ?? 'screens')
  const { pictures, complaints } = await takePictures({ folder, ...wanted })
  console.log(`${pictures} pictures in ${path.relative(process.cwd(), folder) || '.'}, ${complaints} complaints`)
  process.exitCode = complaints === 0 ? 0 : 1
}
