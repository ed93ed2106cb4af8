import { expect, it } from 'vitest'
import { escaped, unescaped } from './xml-text.ts'

it.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onload="x', '&quot; onload=&quot;x'],
  ["' onload='x", '&#39; onload=&#39;x'],
  ['&lt;b&gt; & co', '&amp;lt;b&amp;gt; &amp; co'],
  [']]><!--', ']]&gt;&lt;!--'],
  ['a\u0000\u0008\u000b\u001f\ufffe\ud800b', 'ab'],
  ['line\n\ttab 😀', 'line\n\ttab 😀'],
])('writes %j so that nothing of it is markup', (text, written) => {
  expect(escaped(text)).toBe(written)
  expect(escaped(unescaped(written))).toBe(written)
})
