import { CheckIcon } from '../../../ui/icons.tsx'
import { promises } from './home-texts.ts'

/** What the brand stands for, in a breath. */
export const BrandStrip = () => (
  <section className="page-column page-section">
    <h2 className="sr-only">What we stand for</h2>
    <ul className="grid gap-x-8 gap-y-5 rounded-card bg-tint-leaf p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-4">
      {promises.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-leaf-dark" strokeWidth={2.5} />
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
