/** An element over the page, in the page's own theme, language and text size. */
export function layer(className: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const root = document.querySelector<HTMLElement>('.taro_page:not([style*="display: none"]) .zy')
  const element = document.createElement('div')
  const inherited = [...(root?.classList ?? ['zy'])].filter((name) => name === 'zy' || name.startsWith('zy-'))
  element.className = `${inherited.join(' ')} ${className}`
  if (root?.lang) element.lang = root.lang
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

export function line(words: string, className = '', tag = 'div'): HTMLElement {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = words
  return element
}
