import { child, elements, parseXml, type XmlElement } from '../xml.ts'
import type { Archive } from '../zip.ts'
import { perPoint, type Shape, shapesOf } from './shapes.ts'

/** A part that another part points to. */
export interface Related {
  id: string
  /** What it is to the other, such as `slideLayout`, `chart` or `notesSlide`. */
  kind: string
  target: string
}

const mainPart = 'ppt/presentation.xml'

/**
 * The parts of a presentation.
 * @see ECMA-376 part 2, 8 relationships
 */
export class Presentation {
  readonly archive: Archive
  readonly layers = new Map<string, Shape[]>()
  /** Of its slides, in points. */
  width = 720
  height = 540

  constructor(archive: Archive) {
    this.archive = archive
  }

  part(name: string | undefined): XmlElement | null {
    const text = name === undefined ? null : this.archive.text(name)
    return text === null ? null : parseXml(text)
  }

  /** The parts that a part points to. What stands outside the file is never fetched. */
  related(name: string): Related[] {
    const at = name.lastIndexOf('/')
    const folder = name.slice(0, at)
    const root = this.part(`${folder}/_rels/${name.slice(at + 1)}.rels`)
    return (root ? elements(root) : []).flatMap((one) => {
      const { Id: id, Type: kind, Target: target, TargetMode: mode } = one.attributes
      if (!id || !kind || !target || mode === 'External') return []
      return [{ id, kind: kind.slice(kind.lastIndexOf('/') + 1), target: resolve(folder, target) }]
    })
  }

  /** The names of its slides in order; `null` where it is no presentation. */
  slides(): string[] | null {
    const root = this.part(mainPart)
    if (!root) return null
    const size = child(root, 'p:sldSz')?.attributes
    this.width = Number(size?.cx ?? 0) / perPoint || this.width
    this.height = Number(size?.cy ?? 0) / perPoint || this.height
    const targets = new Map(this.related(mainPart).map(({ id, target }) => [id, target]))
    const list = child(root, 'p:sldIdLst')
    return (list ? elements(list) : []).flatMap((one) => targets.get(one.attributes['r:id'] ?? '') ?? [])
  }

  /** Shapes of the layout of a slide, and of the master behind it. */
  behind(slide: string): Shape[][] {
    const found: Shape[][] = []
    let name = slide
    for (const kind of ['slideLayout', 'slideMaster']) {
      const target = this.related(name).find((one) => one.kind === kind)?.target
      if (!target) break
      const known = this.layers.get(target) ?? shapesOf(this.part(target))
      this.layers.set(target, known)
      found.push(known)
      name = target
    }
    return found
  }
}

function resolve(folder: string, target: string): string {
  const path = target.startsWith('/') ? [] : folder.split('/')
  for (const step of target.replace(/^\//, '').split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}
