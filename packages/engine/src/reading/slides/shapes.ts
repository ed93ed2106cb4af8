import type { Box } from '../document.ts'
import { child, elements, type XmlElement } from '../xml.ts'

/** English metric units, in which these files measure, for each point. */
export const perPoint = 12_700

/** How places inside a group become places on the slide. */
interface Frame {
  x: number
  y: number
  scaleX: number
  scaleY: number
}

/** What stands on a slide: a shape with text, a table, a chart or a drawing from another part. */
export interface Shape {
  kind: 'text' | 'table' | 'chart' | 'diagram'
  /** The name its author's program shows. */
  name: string
  box: Box | null
  /** What the layout foresees here, such as `title` or `sldNum`; `null` for a shape of its own. */
  role: string | null
  index: string | null
  /** The text body, the table, or the element that names the other part. */
  content: XmlElement
}

const whole: Frame = { x: 0, y: 0, scaleX: 1, scaleY: 1 }
const nothing: XmlElement = { name: '', attributes: {}, children: [] }

/** The shapes of a slide, layout or master in the order of the file, groups resolved; what its author hid is left out. */
export function shapesOf(root: XmlElement | null): Shape[] {
  const tree = child(child(root, 'p:cSld'), 'p:spTree')
  return tree ? inside(tree, whole) : []
}

function inside(parent: XmlElement, frame: Frame): Shape[] {
  return elements(parent).flatMap((one): Shape[] => {
    if (one.name === 'p:grpSp') return isHidden(one) ? [] : inside(one, frameOf(one, frame))
    if (one.name === 'mc:AlternateContent') {
      const choice = child(one, 'mc:Choice')
      const shapes = choice ? inside(choice, frame) : []
      const other = child(one, 'mc:Fallback')
      return shapes.length > 0 || !other ? shapes : inside(other, frame)
    }
    if (one.name !== 'p:sp' && one.name !== 'p:graphicFrame') return []
    const shape = shapeOf(one, frame)
    return shape ? [shape] : []
  })
}

function own(element: XmlElement): XmlElement | null {
  return elements(element).find((one) => /^p:nv\w*Pr$/.test(one.name)) ?? null
}

function isHidden(element: XmlElement): boolean {
  const hidden = child(own(element), 'p:cNvPr')?.attributes.hidden
  return hidden === '1' || hidden === 'true'
}

function shapeOf(element: XmlElement, frame: Frame): Shape | null {
  if (isHidden(element)) return null
  const place = child(child(own(element), 'p:nvPr'), 'p:ph')
  const transform = child(element, 'p:xfrm') ?? child(child(element, 'p:spPr'), 'a:xfrm')
  const shape = {
    name: child(own(element), 'p:cNvPr')?.attributes.name ?? '',
    box: transform ? boxOf(transform, frame) : null,
    role: place ? (place.attributes.type ?? 'body') : null,
    index: place?.attributes.idx ?? null,
  }
  const body = child(element, 'p:txBody')
  if (body) return { ...shape, kind: 'text', content: body }
  const data = child(child(element, 'a:graphic'), 'a:graphicData')
  for (const [name, kind] of [
    ['a:tbl', 'table'],
    ['c:chart', 'chart'],
    ['dgm:relIds', 'diagram'],
  ] as const) {
    const content = child(data, name)
    if (content) return { ...shape, kind, content }
  }
  // Layouts tell places of shapes that hold no text of their own.
  return place ? { ...shape, kind: 'text', content: nothing } : null
}

function points(element: XmlElement | null, name: string): number {
  const value = Number(element?.attributes[name])
  return Number.isFinite(value) ? value / perPoint : 0
}

function boxOf(transform: XmlElement, frame: Frame): Box {
  const at = child(transform, 'a:off')
  const size = child(transform, 'a:ext')
  const [x, y, width, height] = [points(at, 'x'), points(at, 'y'), points(size, 'cx'), points(size, 'cy')]
  const turned = Math.abs(Math.round(Number(transform.attributes.rot ?? 0) / 5_400_000)) % 2 === 1
  // A shape turned by a quarter keeps its middle and swaps its sides.
  const box = turned
    ? { x: x + (width - height) / 2, y: y + (height - width) / 2, width: height, height: width }
    : { x, y, width, height }
  return {
    x: frame.x + box.x * frame.scaleX,
    y: frame.y + box.y * frame.scaleY,
    width: Math.abs(box.width * frame.scaleX),
    height: Math.abs(box.height * frame.scaleY),
  }
}

function frameOf(group: XmlElement, outer: Frame): Frame {
  const transform = child(child(group, 'p:grpSpPr'), 'a:xfrm')
  if (!transform) return outer
  const [at, size] = [child(transform, 'a:off'), child(transform, 'a:ext')]
  const [from, extent] = [child(transform, 'a:chOff'), child(transform, 'a:chExt')]
  const scale = (side: string): number => (points(extent, side) > 0 ? points(size, side) / points(extent, side) : 1)
  const [scaleX, scaleY] = [scale('cx'), scale('cy')]
  return {
    x: outer.x + (points(at, 'x') - points(from, 'x') * scaleX) * outer.scaleX,
    y: outer.y + (points(at, 'y') - points(from, 'y') * scaleY) * outer.scaleY,
    scaleX: outer.scaleX * scaleX,
    scaleY: outer.scaleY * scaleY,
  }
}

/** The box of a placeholder as the layout, or the master behind it, gives it. */
export function inheritedBox(shape: Shape, layers: Shape[][]): Box | null {
  if (shape.role === null) return null
  for (const layer of layers) {
    const found =
      layer.find((one) => one.box && shape.index !== null && one.index === shape.index) ??
      layer.find((one) => one.box && one.role === shape.role) ??
      layer.find((one) => one.box && one.role === 'title' && shape.role === 'ctrTitle')
    if (found?.box) return found.box
  }
  return null
}
