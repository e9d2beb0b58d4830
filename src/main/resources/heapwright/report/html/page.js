(() => {
  'use strict';
  const root = document.documentElement;
  const body = document.body;
  const at = id => document.getElementById(id);
  const all = (selector, within) => [...(within || document).querySelectorAll(selector)];
  const panel = at('panel');
  const shown = at('shown');
  const badges = all('.code .b');
  const functions = all('.fn');
  const rows = all('[data-for]');

  // Light or dark: what was chosen last, else what the system prefers.
  const system = matchMedia('(prefers-color-scheme: dark)');
  const stored = () => { try { return localStorage.getItem('heapwright-theme'); } catch { return null; } };
  const store = theme => { try { localStorage.setItem('heapwright-theme', theme); } catch { /* A browser may forbid it. */ } };
  const isDark = () => root.dataset.theme === 'dark';
  function paint(theme) {
    root.dataset.theme = theme;
    all('.picture').forEach(host => host.classList.toggle('dark', isDark()));
  }
  function otherTheme() {
    const theme = isDark() ? 'light' : 'dark';
    store(theme);
    paint(theme);
  }
  paint(stored() || (system.matches ? 'dark' : 'light'));
  system.addEventListener('change', () => stored() || paint(system.matches ? 'dark' : 'light'));
  at('theme').addEventListener('click', otherTheme);

  // Pictures have a style of their own, which must not touch the page: each gets its own shadow.
  function picture(svg) {
    const host = document.createElement('div');
    host.className = 'picture';
    host.classList.toggle('dark', isDark());
    host.attachShadow({mode: 'open'}).append(at('pictures').content.cloneNode(true), svg);
    return host;
  }
  function frame(figure) {
    const svg = figure.querySelector('svg');
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', 'Enlarge: ' + svg.getAttribute('aria-label'));
    button.addEventListener('click', () => enlarge(svg.cloneNode(true)));
    svg.style.cssText = 'max-width: 100%; height: auto; margin: auto';
    button.append(picture(svg));
    figure.append(button);
  }
  const large = at('large');
  function enlarge(svg) {
    svg.style.cssText = '';
    large.querySelector('div').replaceChildren(picture(svg));
    large.showModal();
  }
  large.addEventListener('click', event => {
    if (event.target === large || event.target.closest('button')) large.close();
  });

  // The panel.
  let current = '';
  const details = id => at('d-' + id);
  function clone(id) {
    const part = details(id).content.cloneNode(true);
    all('[data-show]', part).forEach(gap => gap.replaceWith(clone(gap.dataset.show)));
    return part;
  }
  function mark(id) {
    all('[aria-current]').forEach(button => button.removeAttribute('aria-current'));
    all('[data-open="' + id + '"]').forEach(button => button.setAttribute('aria-current', 'true'));
    all('.l.on').forEach(line => line.classList.remove('on'));
    const test = shown.querySelector('[data-lines]');
    if (test && test.dataset.lines) {
      test.dataset.lines.split(' ').forEach(line => at(line) && at(line).classList.add('on'));
    }
  }
  function open(id) {
    if (!details(id)) return;
    current = id;
    shown.replaceChildren(clone(id));
    all('.heap', shown).forEach(frame);
    panel.classList.add('open');
    panel.scrollTop = 0;
    mark(id);
    try { history.replaceState(null, '', '#' + id); } catch { /* Not everywhere. */ }
  }
  function close() {
    panel.classList.remove('open');
    const badge = badges.find(b => b.dataset.open === current);
    if (badge && panel.contains(document.activeElement)) badge.focus();
  }
  // In a narrow window the panel covers the lower part.
  const narrow = matchMedia('(max-width: 1020px)');
  function reveal(id) {
    const badge = badges.find(b => b.dataset.open === id);
    if (badge) badge.closest('.l').scrollIntoView({block: narrow.matches ? 'start' : 'center'});
  }
  document.addEventListener('click', event => {
    const button = event.target.closest('[data-open]');
    if (button) {
      open(button.dataset.open);
      if (narrow.matches || !button.closest('.code')) reveal(button.dataset.open);
    }
    const copy = event.target.closest('.copy');
    if (copy) copied(copy);
  });
  at('close').addEventListener('click', close);

  function copied(button) {
    const text = button.closest('.test').querySelector('.source').textContent;
    const done = () => { button.textContent = 'Copied'; setTimeout(() => { button.textContent = 'Copy'; }, 1500); };
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(done, () => select(button));
    else select(button);
  }
  function select(button) {
    getSelection().selectAllChildren(button.closest('.test').querySelector('.source'));
  }

  // Which functions are shown: those with the kind that was chosen and the name that was typed.
  const search = at('search');
  const kind = () => body.dataset.filter;
  function sift() {
    const typed = search.value.trim().toLowerCase();
    const whole = kind() === 'all' && !typed;
    const out = new Set();
    functions.forEach(section => {
      const named = section.dataset.name.toLowerCase().includes(typed);
      const kept = named && (kind() === 'all' || section.dataset.kinds.split(' ').includes(kind()));
      section.hidden = !kept;
      if (!kept) out.add(section.id);
    });
    rows.forEach(row => { row.hidden = out.has(row.dataset.for); });
    all('.between').forEach(part => { part.hidden = !whole; });
    all('.file').forEach(file => { file.hidden = !whole && !file.querySelector('.fn:not([hidden])'); });
    at('nothing').hidden = whole || out.size < functions.length;
  }
  all('button[data-filter]').forEach(button => button.addEventListener('click', () => {
    body.dataset.filter = button.dataset.filter;
    all('button[data-filter]').forEach(b => b.setAttribute('aria-pressed', String(b === button)));
    sift();
    const first = functions.find(section => !section.hidden);
    if (kind() !== 'all' && first) first.scrollIntoView({block: 'start'});
  }));
  search.addEventListener('input', sift);
  search.addEventListener('keydown', event => {
    if (event.key === 'Enter') {
      const first = functions.find(section => !section.hidden);
      if (first) first.scrollIntoView({block: 'start'});
    } else if (event.key === 'Escape') {
      search.value = '';
      sift();
      search.blur();
    }
  });

  // From badge to badge.
  function step(by) {
    const list = badges.filter(b => (kind() === 'all' || b.classList.contains(kind())) && !b.closest('.fn').hidden);
    if (!list.length) return;
    const here = list.findIndex(b => b.dataset.open === current);
    const next = list[here < 0 ? (by > 0 ? 0 : list.length - 1) : (here + by + list.length) % list.length];
    open(next.dataset.open);
    next.focus({preventScroll: true});
    reveal(current);
  }
  at('next').addEventListener('click', () => step(1));
  at('previous').addEventListener('click', () => step(-1));
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input') || large.open) return;
    if (event.key === 'j' || event.key === 'n') step(1);
    else if (event.key === 'k' || event.key === 'p') step(-1);
    else if (event.key === 't') otherTheme();
    else if (event.key === 'Escape') close();
    else if (event.key === '/') search.focus();
    else return;
    event.preventDefault();
  });

  // A link to a badge opens it.
  const asked = location.hash.slice(1);
  if (details(asked)) {
    open(asked);
    reveal(asked);
  }
})();
