import type { Document } from '@esrs/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText, SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { May } from '../../api/May.tsx'
import { askAnew } from '../../api/stale.ts'
import { DropZone } from '../../document/uploads/DropZone.tsx'
import { acceptAttribute } from '../../document/uploads/kind.ts'
import { awaitsPictures, isInProgress } from '../../document/uploads/progress.ts'
import { UploadList } from '../../document/uploads/UploadList.tsx'
import { addUploads } from '../../document/uploads/uploads.ts'
import { usePaused } from '../../document/uploads/use-paused.ts'
import { useDecideCompany } from '../../document/viewer/decide-company.ts'
import { saveDocument } from '../../document/viewer/download.ts'
import { OpenDocument } from '../../document/viewer/OpenDocument.tsx'
import { OtherCompanies } from '../../document/viewer/OtherCompanies.tsx'
import { preparePdf } from '../../document/viewer/pdf-file.ts'
import { isPdf } from '../../document/viewer/place.ts'
import { documentQuery } from '../../document/viewer/queries.ts'
import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import { LoadFailed } from '../../i18n/error-texts/LoadFailed.tsx'
import { useFormats } from '../../i18n/format.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useLastPage } from '../../kit/use-last-page.ts'
import { PageBody } from '../../ui/Page.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { EmptyState, Notice } from '../../ui/States.tsx'
import { TableCard } from '../../ui/Table.tsx'
import { toast } from '../../ui/toast.ts'
import { ExportMenu } from '../../values/exchange/ExportMenu.tsx'
import { exportDocuments } from '../../values/exchange/queries.ts'
import type { DocumentActions } from './actions.ts'
import { DeleteDocumentDialog } from './DeleteDocumentDialog.tsx'
import { DocumentList } from './DocumentList.tsx'
import { Outdated } from './Outdated.tsx'
import { documentsQuery, pageSize, useReanalyse, useRetryDocument } from './queries.ts'
import { documentTexts } from './texts.ts'
import { useListAddress } from './use-list-address.ts'

function NoDocuments({ paused }: { paused: boolean }) {
  const t = useTexts(documentTexts)
  return (
    <EmptyState icon={<FileText aria-hidden strokeWidth={1.75} />} title={t('list.emptyTitle')}>
      {t(paused ? 'list.emptyPaused' : 'list.empty')}
    </EmptyState>
  )
}

export default function DocumentsPage() {
  const t = useTexts(documentTexts)
  const errorText = useErrorText()
  const client = useQueryClient()
  const address = useListAddress()
  const { params } = address
  const paused = usePaused()
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(documentsQuery(params))
  const pages = data ? Math.ceil(data.count / pageSize) : null
  useLastPage(params.page, isPlaceholderData ? null : pages, address.turnBack)
  const retry = useRetryDocument()
  const reanalyse = useReanalyse()
  const decideCompany = useDecideCompany()
  const [removing, setRemoving] = useState<Document | null>(null)
  const replacing = useRef<Document | null>(null)
  const replacement = useRef<HTMLInputElement>(null)

  useFinished(data?.results)
  usePdfReady(data?.results)

  const actions: DocumentActions = {
    open: (document) => {
      // What the list knows is enough to open it with; the viewer looks again by itself.
      client.setQueryData(documentQuery(document.id).queryKey, document)
      address.open(document.id)
    },
    download: ({ id, title }) =>
      void saveDocument(id, title).catch((failure: unknown) =>
        toast({ title: t('download.failed'), description: errorText(failure), variant: 'destructive' }),
      ),
    retry: (document) =>
      retry.mutate(document, {
        onSuccess: () => toast({ title: t('retry.started', { title: document.title }) }),
        onError: (failure) =>
          toast({ title: t('retry.failed'), description: errorText(failure), variant: 'destructive' }),
      }),
    reanalyse: (document) =>
      reanalyse.mutate(document, {
        onSuccess: () => toast({ title: t('reanalyse.started', { title: document.title }) }),
        onError: (failure) =>
          toast({ title: t('reanalyse.failed'), description: errorText(failure), variant: 'destructive' }),
      }),
    replace: (document) => {
      replacing.current = document
      replacement.current?.click()
    },
    settle: ({ id, title }, isOwn) =>
      decideCompany.mutate(
        { id, isOwn },
        {
          onSuccess: () => toast({ title: t(isOwn ? 'company.settledOwn' : 'company.settledOther', { title }) }),
          onError: (failure) =>
            toast({ title: t('company.failed'), description: errorText(failure), variant: 'destructive' }),
        },
      ),
    remove: setRemoving,
  }

  const documents = data?.results ?? null
  const searching = params.search !== ''
  const nothing = data?.count === 0 && !searching
  return (
    <PageBody>
      {paused && (
        <Notice tone="info" className="mb-4">
          {paused}
        </Notice>
      )}
      <May>
        <DropZone place="documents" paused={paused} />
        <UploadList place="documents" />
        {data && <Outdated count={data.outdated} />}
      </May>
      {documents && <OtherCompanies documents={documents} />}
      <div className="mt-6 mb-3 flex min-h-control flex-wrap items-center gap-x-2 gap-y-2">
        <h2 className="num font-semibold text-base">
          {data && data.count > 0 ? t('list.title', { count: data.count }) : t('list.heading')}
        </h2>
        {documents && <Totals documents={documents} all={data?.count === documents.length} />}
        <span className="flex-1" />
        {!nothing && (
          <SearchInput
            aria-label={t('list.searchLabel')}
            placeholder={t('list.search')}
            value={params.search}
            onSearch={address.setSearch}
            className="w-60 max-md:order-last max-md:w-full"
          />
        )}
        {data && data.count > 0 && (
          <ExportMenu table="documents" fetch={(format) => exportDocuments(format, params.search)} />
        )}
      </div>
      <TableCard>
        {error && !data ? (
          <LoadFailed title={t('list.failed')} error={error} refetch={refetch} isFetching={isFetching} />
        ) : nothing ? (
          <NoDocuments paused={paused !== null} />
        ) : data?.count === 0 ? (
          <EmptyState icon={<SearchX aria-hidden strokeWidth={1.75} />} title={t('list.noMatchTitle')}>
            {t('list.noMatch', { search: params.search })}
          </EmptyState>
        ) : (
          <>
            <DocumentList documents={documents} sort={params.sort} onSort={address.setSort} actions={actions} />
            {data && pages !== null && (
              <Pagination
                page={params.page}
                pages={pages}
                count={data.count}
                pageSize={pageSize}
                onPage={address.setPage}
              />
            )}
          </>
        )}
      </TableCard>
      <input
        ref={replacement}
        type="file"
        disabled={paused !== null}
        accept={acceptAttribute('documents')}
        tabIndex={-1}
        aria-label={t('error.replace')}
        className="hidden"
        onChange={(event) => {
          addUploads(event.target.files ?? [], { place: 'documents', replaces: replacing.current?.id })
          event.target.value = ''
        }}
      />
      {removing && <DeleteDocumentDialog document={removing} onClose={() => setRemoving(null)} />}
      {address.opened && (
        <OpenDocument
          key={address.opened.id}
          id={address.opened.id}
          page={address.opened.page}
          onPage={address.turnTo}
          onClose={address.close}
        />
      )}
    </PageBody>
  )
}

/** Words and bytes of all documents, where all of them are on the page. */
function Totals({ documents, all }: { documents: readonly Document[]; all: boolean }) {
  const t = useTexts(documentTexts)
  const { number, bytes } = useFormats()
  if (!all || documents.length === 0) return null
  const words = documents.reduce((sum, { wordCount }) => sum + (wordCount ?? 0), 0)
  const size = documents.reduce((sum, document) => sum + (document.size ?? 0), 0)
  return (
    <span className="num text-muted text-sm">
      {words > 0 && `${t('list.words', { count: words, number: number(words) })} · `}
      {bytes(size)}
    </span>
  )
}

/** Prepares for showing PDFs once the page is quiet, where there are any. */
function usePdfReady(documents: readonly Document[] | undefined) {
  const hasPdf = documents?.some(({ title }) => isPdf(title)) ?? false
  useEffect(() => {
    if (!hasPdf || !('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(preparePdf)
    return () => cancelIdleCallback(idle)
  }, [hasPdf])
}

/** Values appear elsewhere when a document that was in progress is done, and again when its pictures are. */
function useFinished(documents: readonly Document[] | undefined) {
  const client = useQueryClient()
  const running = useRef<ReadonlySet<string>>(new Set())
  const waiting = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!documents) return
    const now = new Set(documents.filter(isInProgress).map(({ id }) => id))
    const finished = documents.some(({ id }) => running.current.has(id) && !now.has(id))
    running.current = now
    const still = new Set(documents.filter(awaitsPictures).map(({ id }) => id))
    const added = documents.some(({ id }) => waiting.current.has(id) && !still.has(id))
    waiting.current = still
    if (finished || added) void askAnew(client, ['company', 'pages', 'values'])
  }, [documents, client])
}
