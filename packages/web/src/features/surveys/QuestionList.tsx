import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { limits } from '@esrs/contract'
import { GripVertical, Plus, Trash2, TriangleAlert } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Textarea } from '../../ui/Input.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { toast } from '../../ui/toast.ts'
import { AnswerKind } from './AnswerKind.tsx'
import { newQuestion, type SurveyDraft } from './survey-draft.ts'
import { surveyTexts } from './texts.ts'

type Question = SurveyDraft['questions'][number]

interface QuestionListProps {
  questions: Question[]
  errorOf: (id: string) => string | undefined
  onChange: (questions: Question[]) => void
}

const { min, max } = limits.survey.questions

/** The questions in their order; a handle moves one by pointer, by finger or by keys. */
export function QuestionList({ questions, errorOf, onChange }: QuestionListProps) {
  const t = useTexts(surveyTexts)
  const list = useRef<HTMLOListElement>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const numberOf = (id: string | number) => questions.findIndex((question) => question.id === id) + 1
  const place = (id: string | number) => ({ number: numberOf(id), count: questions.length })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.picked', { number: numberOf(active.id) }),
    onDragOver: ({ over }) => (over ? t('drag.over', place(over.id)) : undefined),
    onDragEnd: ({ over }) => (over ? t('drag.dropped', place(over.id)) : undefined),
    onDragCancel: () => t('drag.cancelled'),
  }
  const move = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onChange(arrayMove(questions, numberOf(active.id) - 1, numberOf(over.id) - 1))
  }
  const add = () => {
    if (questions.length >= max) {
      toast({ title: t('create.tooMany'), description: t('create.tooManyText'), variant: 'destructive' })
      return
    }
    onChange([...questions, newQuestion()])
    requestAnimationFrame(() => list.current?.querySelector<HTMLTextAreaElement>('li:last-child textarea')?.focus())
  }
  const remove = (id: string) => {
    if (questions.length <= min) {
      toast({ title: t('create.cannotRemove'), description: t('create.cannotRemoveText'), variant: 'destructive' })
      return
    }
    onChange(questions.filter((question) => question.id !== id))
  }
  return (
    <fieldset>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <legend className="float-left font-semibold text-base">{t('create.questions')}</legend>
        <span className="num text-muted text-sm">{t('create.of', { count: questions.length, max })}</span>
        <span className="flex-1" />
        <span className="flex items-center gap-1 text-muted text-xs max-md:hidden">
          {t('create.how')} <Kbd>{t('create.space')}</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>
        </span>
      </div>
      <div className="rounded-xl border border-line bg-surface">
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={move}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }}
        >
          <SortableContext items={questions} strategy={verticalListSortingStrategy}>
            <ol ref={list}>
              {questions.map((question, i) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  number={i + 1}
                  error={errorOf(question.id)}
                  optionsError={errorOf(`${question.id} options`)}
                  onChange={(part) =>
                    onChange(questions.map((one) => (one.id === question.id ? { ...one, ...part } : one)))
                  }
                  onRemove={() => remove(question.id)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <Button look="ghost" onClick={add} className="m-2">
          <Plus aria-hidden className="size-4" />
          {t('create.add')}
        </Button>
      </div>
    </fieldset>
  )
}

interface QuestionRowProps {
  question: Question
  number: number
  error: string | undefined
  optionsError: string | undefined
  onChange: (part: Partial<Question>) => void
  onRemove: () => void
}

function QuestionRow({ question, number, error, optionsError, onChange, onRemove }: QuestionRowProps) {
  const t = useTexts(surveyTexts)
  const errorId = useId()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: question.id,
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex items-start gap-2 border-line border-b bg-surface p-2 first:rounded-t-xl',
        isDragging && 'relative z-10 rounded-md shadow-md',
      )}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('create.move', { number })}
        className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-hover aria-pressed:bg-brand-soft max-md:size-10"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <span aria-hidden className="num w-5 shrink-0 pt-1.5 text-right text-muted text-sm max-md:pt-2.5">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <Textarea
          rows={1}
          maxLength={1000}
          required
          aria-label={t('create.question', { number })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={question.text}
          onChange={(event) => onChange({ text: event.target.value })}
          className="field-sizing-content min-h-8 resize-none py-1.5!"
        />
        {error && (
          <p id={errorId} className="mt-1 flex items-start gap-1 text-danger-text text-xs">
            <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" strokeWidth={2.25} />
            {error}
          </p>
        )}
        <AnswerKind question={question} number={number} error={optionsError} onChange={onChange} />
      </div>
      <Button
        look="ghost"
        size="icon-small"
        className="md:mt-0.5"
        onClick={onRemove}
        aria-label={t('create.remove', { number })}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </li>
  )
}
