import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice, Notice } from '../../ui/States.tsx'
import { ToastCard } from '../../ui/Toaster.tsx'
import { type ToastContent, toast } from '../../ui/toast.ts'
import { Example, Section } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

/** Milliseconds for which an example stays: as long as a timer can run. */
const forGood = 2_147_483_647

export function Messages() {
  const t = useTexts(galleryTexts)
  const action = { label: t('toast.undo'), onClick: () => {} }
  const toasts: (ToastContent & { name: 'plain' | 'described' | 'withAction' | 'refused' | 'longError' })[] = [
    { name: 'plain', title: t('toast.saved') },
    { name: 'described', title: t('toast.saved'), description: t('toast.value') },
    { name: 'withAction', title: t('toast.deleted'), action },
    { name: 'refused', title: t('toast.failed'), description: t('toast.network'), variant: 'destructive' },
    { name: 'longError', title: t('toast.failed'), details: { message: t('toast.long') }, variant: 'destructive' },
  ]
  return (
    <Section name="messages">
      <Example title={t('toast.title')} className="grid items-start gap-4 lg:grid-cols-2">
        {toasts.map(({ name, ...content }, index) => (
          <ToastCard
            key={name}
            entry={{ ...content, id: -index, open: true, duration: forGood }}
            onDetails={() => toast(content)}
          />
        ))}
      </Example>
      <Example title={t('toast.try')}>
        {toasts.map(({ name, ...content }) => (
          <Button key={name} onClick={() => toast(content)}>
            {t(`toast.${name}`)}
          </Button>
        ))}
      </Example>
      <Example title={t('notice.title')} className="flex flex-col gap-3">
        <Notice tone="neutral">{t('notice.neutral')}</Notice>
        <Notice action={<Button>{t('notice.action')}</Button>}>{t('notice.info')}</Notice>
        <Notice tone="warning">{t('notice.warning')}</Notice>
        <Notice tone="danger" action={<Button>{t('notice.retry')}</Button>}>
          {t('notice.danger')}
        </Notice>
        <FailureNotice>{t('toast.network')}</FailureNotice>
      </Example>
    </Section>
  )
}
