import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Asterisk,
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Sigma,
  Table2,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { statementTexts } from '../texts.ts'

/** A dialog to open for a change of the text. `at` is the position of an existing footnote. */
export type EditorDialog = { what: 'link' | 'value' | 'quote' | 'caption' } | { what: 'footnote'; at: number | null }

interface ToolbarProps {
  editor: Editor
  onAsk: (asked: EditorDialog) => void
}

/** Position of the selected footnote. */
function footnoteAt(editor: Editor): number | null {
  const { selection } = editor.state
  return 'node' in selection && (selection.node as { type: { name: string } }).type.name === 'footnote'
    ? selection.from
    : null
}

function useActive(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading', { level: 1 }),
      subheading: now.isActive('heading', { level: 2 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
}

/** Toolbar of the editor. */
export function Toolbar({ editor, onAsk }: ToolbarProps) {
  const t = useTexts(statementTexts)
  const active = useActive(editor)
  const chain = () => editor.chain().focus()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning to a row of tools.
    <div
      role="group"
      aria-label={t('editor.tools')}
      className="flex flex-wrap items-center gap-0.5 border-line border-b bg-sunken px-1.5 py-1"
    >
      <Tool
        icon={Heading1}
        label={t('editor.heading')}
        pressed={active.heading}
        onPress={() => chain().toggleNode('heading', 'paragraph', { level: 1 }).run()}
      />
      <Tool
        icon={Heading2}
        label={t('editor.subheading')}
        pressed={active.subheading}
        onPress={() => chain().toggleNode('heading', 'paragraph', { level: 2 }).run()}
      />
      <Tool icon={Bold} label={t('editor.bold')} pressed={active.bold} onPress={() => chain().toggleBold().run()} />
      <Tool
        icon={Italic}
        label={t('editor.italic')}
        pressed={active.italic}
        onPress={() => chain().toggleItalic().run()}
      />
      <Tool
        icon={List}
        label={t('editor.bullets')}
        pressed={active.bullets}
        onPress={() => chain().toggleBulletList().run()}
      />
      <Tool
        icon={ListOrdered}
        label={t('editor.numbers')}
        pressed={active.numbers}
        onPress={() => chain().toggleOrderedList().run()}
      />
      <Rule />
      <Tool icon={Link2} label={t('editor.link')} pressed={active.link} onPress={() => onAsk({ what: 'link' })} />
      {active.table ? (
        <TableMenu editor={editor} onCaption={() => onAsk({ what: 'caption' })} />
      ) : (
        <Tool
          icon={Table2}
          label={t('editor.tableNew')}
          onPress={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      <Tool
        icon={Asterisk}
        label={t('editor.footnote')}
        onPress={() => onAsk({ what: 'footnote', at: footnoteAt(editor) })}
      />
      <Rule />
      <Tool icon={Sigma} label={t('editor.value')} words onPress={() => onAsk({ what: 'value' })} />
      <Tool icon={Quote} label={t('editor.quote')} words onPress={() => onAsk({ what: 'quote' })} />
      <span className="flex-1" />
      <Tool icon={Undo2} label={t('editor.undo')} off={!active.undo} onPress={() => chain().undo().run()} />
      <Tool icon={Redo2} label={t('editor.redo')} off={!active.redo} onPress={() => chain().redo().run()} />
    </div>
  )
}

const Rule = () => <span aria-hidden className="mx-1 h-5 w-px bg-line max-md:hidden" />

interface ToolProps {
  icon: LucideIcon
  label: string
  /** State of a tool that can be on or off. */
  pressed?: boolean
  off?: boolean
  /** Whether the label is shown beside the icon. */
  words?: boolean
  onPress: () => void
}

function Tool({ icon: Icon, label, pressed, off = false, words = false, onPress }: ToolProps) {
  const button = (
    <Button
      look="ghost"
      size={words ? 'md' : 'icon-small'}
      aria-label={words ? undefined : label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      // Prevents the button from taking the focus, so that the selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(
        words && 'h-7! px-2! max-md:h-10!',
        pressed && 'bg-pressed text-ink',
        off && 'border-transparent! bg-transparent!',
      )}
    >
      <Icon aria-hidden className="size-4" />
      {words && label}
    </Button>
  )
  return words ? (
    button
  ) : (
    <Tooltip isName content={label}>
      {button}
    </Tooltip>
  )
}

function TableMenu({ editor, onCaption }: { editor: Editor; onCaption: () => void }) {
  const t = useTexts(statementTexts)
  const chain = () => editor.chain().focus()
  const isEnd = editor.isActive('tableCell', { align: 'end' }) || editor.isActive('tableHeader', { align: 'end' })
  const item = (label: string, run: () => void, danger = false): ReactNode => (
    <MenuItem danger={danger} onSelect={run}>
      {label}
    </MenuItem>
  )
  return (
    <Menu
      align="start"
      trigger={
        <Button look="ghost" size="icon-small" aria-label={t('editor.tableTools')} className="bg-pressed text-ink">
          <Table2 aria-hidden className="size-4" />
        </Button>
      }
    >
      {item(t('editor.rowAdd'), () => chain().addRowAfter().run())}
      {item(t('editor.columnAdd'), () => chain().addColumnAfter().run())}
      {item(t('editor.alignEnd'), () =>
        chain()
          .setCellAttribute('align', isEnd ? null : 'end')
          .run(),
      )}
      {item(t('editor.caption'), onCaption)}
      <MenuSeparator />
      {item(t('editor.rowRemove'), () => chain().deleteRow().run())}
      {item(t('editor.columnRemove'), () => chain().deleteColumn().run())}
      {item(t('editor.tableRemove'), () => chain().deleteTable().run(), true)}
    </Menu>
  )
}
