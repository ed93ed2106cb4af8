import { type Marks, placed } from './marks.ts'

interface PictureMarksProps {
  page: { width: number; height: number }
  marks: Marks
}

/** Lies over the picture of a page: dims it to the paper's tone, with the passage in yellow and the value boxed. */
export function PictureMarks({ page, marks }: PictureMarksProps) {
  return (
    <>
      <div aria-hidden className="pointer-events-none absolute inset-0 bg-paper mix-blend-multiply" />
      {/* One layer, so that boxes that touch each other do not darken each other. */}
      <div aria-hidden className="pointer-events-none absolute inset-0 mix-blend-multiply">
        {marks.boxes.map((box) => (
          <span
            key={`${box.x} ${box.y} ${box.width}`}
            data-mark="passage"
            className="absolute bg-mark"
            style={placed(box, page, 1.5)}
          />
        ))}
      </div>
      {marks.value && (
        <span
          aria-hidden
          data-mark="value"
          className="pointer-events-none absolute rounded-sm outline-2 outline-mark-line"
          style={placed(marks.value, page, 1.5)}
        />
      )}
    </>
  )
}
