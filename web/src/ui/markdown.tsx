import { Fragment, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from '#lib/markdown.ts'
import { ExternalLink } from '#ui/link.tsx'

export function Markdown({ source }: { source: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {parseMarkdown(source).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks keep their places
        <Fragment key={index}>{renderBlock(block)}</Fragment>
      ))}
    </div>
  )
}

function renderBlock(block: Block): ReactNode {
  if (block.kind === 'paragraph') {
    return (
      <p dir="auto" className="whitespace-pre-line">
        {renderAll(block.children)}
      </p>
    )
  }
  if (block.kind === 'speech') return <Speech>{renderAll(block.children)}</Speech>
  const isNumbered = block.start !== null
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List
      dir="auto"
      start={block.start ?? undefined}
      className={`flex flex-col gap-2 ps-6 ${isNumbered ? 'list-decimal' : 'list-disc'}`}
    >
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's items keep their places
        <li key={index}>{renderAll(item)}</li>
      ))}
    </List>
  )
}

function renderAll(parts: Inline[]): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's runs keep their places
    <Fragment key={index}>{renderInline(part)}</Fragment>
  ))
}

function renderInline(part: Inline): ReactNode {
  if (part.kind === 'text') return part.text
  if (part.kind === 'strong') return <strong>{renderAll(part.children)}</strong>
  if (part.kind === 'emphasis') return <em>{renderAll(part.children)}</em>
  return <ExternalLink href={part.href}>{renderAll(part.children)}</ExternalLink>
}

/** The exact words to say or to write, shaped as a speech bubble. */
function Speech({ children }: { children: ReactNode }) {
  return (
    <blockquote
      dir="auto"
      className="on-tone relative my-6 mb-9 rounded-card rounded-es-none bg-sun px-6 py-5 font-display text-lead tracking-[-0.01em]"
    >
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 24 20"
        className="absolute start-0 top-full h-5 w-6 text-sun rtl:-scale-x-100"
        fill="currentColor"
      >
        <path d="M0 0h24C22 10 12 18 0 20z" />
      </svg>
    </blockquote>
  )
}
