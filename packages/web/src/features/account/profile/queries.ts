import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { contract } from '../../../api/contract.ts'
import { refreshed } from '../../../api/follow-changes.ts'
import { read } from '../../../api/read.ts'
import { endSession } from '../../../api/session.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { toast } from '../../../ui/toast.ts'
import { useFailureToast } from '../failure.ts'
import { profileTexts } from './texts.ts'

export const sessionsQuery = read(contract.session.sessions)

function useFailure() {
  const t = useTexts(profileTexts)
  const showFailure = useFailureToast()
  return (error: Error) => showFailure(error, t('notSaved'))
}

export function useEndSession() {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: (id: string) => call(contract.session.endSession, { params: { id } }),
    onSuccess: () => toast({ title: t('sessions.ended') }),
    onError,
    onSettled: refreshed,
  })
}

export function useEndOtherSessions() {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: () => call(contract.session.endOtherSessions),
    onSuccess: ({ ended }) => toast({ title: t('sessions.others', { count: ended }) }),
    onError,
    onSettled: refreshed,
  })
}

/** Saves an archive of everything about the person, or about the whole company. */
export function useExport(whose: 'data' | 'company') {
  const t = useTexts(profileTexts)
  const onError = useFailure()
  return useMutation({
    mutationFn: () => call(whose === 'data' ? contract.privacy.exportMine : contract.privacy.exportCompany),
    onSuccess: (archive) => {
      saveFile(archive, whose === 'data' ? 'my-data.zip' : 'company-data.zip')
      toast({ title: t(`${whose}.exported`) })
    },
    onError,
  })
}

/** Away from an account that is no more. */
export function useLeave() {
  const t = useTexts(profileTexts)
  const navigate = useNavigate()
  return (done: 'erase.done' | 'eraseCompany.done') => {
    endSession()
    toast({ title: t(done) })
    navigate('/login', { replace: true })
  }
}
