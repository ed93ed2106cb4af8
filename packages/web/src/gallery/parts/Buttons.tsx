import { Check, Ellipsis, Lock, Plus } from 'lucide-react'
import { useTexts } from '../../i18n/texts.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { DisabledButton } from '../../ui/DisabledButton.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { Example, Section, Shown } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

const looks: ButtonLook[] = ['primary', 'outline', 'ghost', 'danger', 'link']

export function Buttons() {
  const t = useTexts(galleryTexts)
  return (
    <Section name="buttons">
      {looks.map((look) => (
        <Example key={look} title={t(`button.${look}`)}>
          <Button look={look}>{t('state.rest')}</Button>
          <Shown as="hover">
            <Button look={look}>{t('state.hover')}</Button>
          </Shown>
          <Shown as="focus">
            <Button look={look}>{t('state.focus')}</Button>
          </Shown>
          {look !== 'link' && (
            <>
              <Button look={look} disabled>
                {t('state.disabled')}
              </Button>
              <Button look={look} busy>
                {t('state.busy')}
              </Button>
            </>
          )}
        </Example>
      ))}
      <Example title={t('button.sizes')}>
        <Button look="primary">{t('button.medium')}</Button>
        <Button look="primary" size="lg">
          {t('button.large')}
        </Button>
        <Button look="primary" size="xl">
          {t('button.touch')}
        </Button>
      </Example>
      <Example title={t('button.icons')}>
        <Button look="primary">
          <Plus aria-hidden className="size-4" />
          {t('button.withIcon')}
        </Button>
        <Button>
          {t('button.withKey')}
          <Kbd>C</Kbd>
        </Button>
        <Button look="primary">
          <Check aria-hidden className="size-4" />
          {t('button.accept')}
          <Kbd>A</Kbd>
        </Button>
        <Button size="icon" aria-label={t('button.more')}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
        <Button look="ghost" size="icon" aria-label={t('button.more')}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
        <Button look="ghost" size="icon-small" aria-label={t('button.more')}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      </Example>
      <Example title={t('button.off')}>
        <DisabledButton reason={t('button.offReason')}>
          <Lock aria-hidden className="size-3.5" />
          {t('button.report')}
        </DisabledButton>
        <Shown as="focus">
          <DisabledButton look="primary" reason={t('button.offReason')}>
            {t('state.focus')}
          </DisabledButton>
        </Shown>
      </Example>
      <Example title={t('button.block')} className="grid max-w-96 gap-3">
        <Button look="primary" size="lg" block>
          {t('button.save')}
        </Button>
        <Button asChild block>
          <a href="#buttons">{t('button.link')}</a>
        </Button>
      </Example>
    </Section>
  )
}
