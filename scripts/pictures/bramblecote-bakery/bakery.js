/* The mark of Bramblecote Bakery, its parts, and the table that pictures show it on. Each function returns SVG elements. */

/** Returns an ear of wheat that stands on (0, 0) and points up. */
const ear = (height) => {
  let grains = '';
  for (let i = 0; i < 6; i++) {
    const y = -height * 0.5 - i * height * 0.082;
    grains += `<path d="M0 ${y}q${-height * 0.1} ${-height * 0.015} ${-height * 0.085} ${-height * 0.12}q${height * 0.085} ${height * 0.02} ${height * 0.085} ${height * 0.12}zM0 ${y}q${height * 0.1} ${-height * 0.015} ${height * 0.085} ${-height * 0.12}q${-height * 0.085} ${height * 0.02} ${-height * 0.085} ${height * 0.12}z"/>`;
  }
  return `<path d="M0 0V${-height * 0.94}" stroke="currentColor" stroke-width="${height * 0.022}" fill="none"/>${grains}<path d="M0 ${-height * 0.93}q${-height * 0.05} ${-height * 0.05} 0 ${-height * 0.13}q${height * 0.05} ${height * 0.08} 0 ${height * 0.13}z"/>`;
};
/** Returns a bramble leaf of three parts with its stalk at (0, 0). */
const leaf = (size) => {
  const blade = `M0 0C${-size * 0.34} ${-size * 0.2} ${-size * 0.3} ${-size * 0.62} 0 ${-size}C${size * 0.3} ${-size * 0.62} ${size * 0.34} ${-size * 0.2} 0 0z`;
  return `<path d="${blade}"/><path d="${blade}" transform="rotate(-68) scale(.74)"/><path d="${blade}" transform="rotate(68) scale(.74)"/>`;
};
const berry = (r) => {
  let drupes = '';
  for (const [x, y] of [
    [0, -0.9],
    [-0.62, -0.55],
    [0.62, -0.55],
    [0, -0.25],
    [-0.75, 0.1],
    [0.75, 0.1],
    [-0.36, 0.42],
    [0.36, 0.42],
    [0, 0.9],
  ])
    drupes += `<circle cx="${x * r}" cy="${y * r}" r="${r * 0.4}"/>`;
  return drupes;
};
/** Returns the logo in one colour: a sheaf in a ring of brambles, with the name around it. */
const mark = (r, ink, ground) => {
  let ring = '';
  for (let i = 0; i < 18; i++) {
    const angle = i * 20 + 10;
    ring += `<g transform="rotate(${angle}) translate(0 ${-r * 0.6}) rotate(${i % 2 ? 42 : -42})">${i % 3 === 1 ? berry(r * 0.062) : leaf(r * 0.14)}</g>`;
  }
  const id = `arc${Math.round(r * 10)}${ink.slice(1)}`;
  return `<g fill="${ink}" color="${ink}">
    <circle r="${r}" fill="${ink}"/><circle r="${r * 0.965}" fill="${ground}"/><circle r="${r * 0.94}" fill="${ink}"/><circle r="${r * 0.7}" fill="${ground}"/>
    <path id="${id}" d="M${-r * 0.76} 0A${r * 0.76} ${r * 0.76} 0 0 1 ${r * 0.76} 0" fill="none"/><path id="${id}b" d="M${-r * 0.885} 0A${r * 0.885} ${r * 0.885} 0 0 0 ${r * 0.885} 0" fill="none"/>
    <text font-size="${r * 0.212}" fill="${ground}" letter-spacing="${r * 0.028}" text-anchor="middle"><textPath href="#${id}" startOffset="50%">BRAMBLECOTE BAKERY</textPath></text>
    <text font-size="${r * 0.186}" fill="${ground}" letter-spacing="${r * 0.04}" text-anchor="middle"><textPath href="#${id}b" startOffset="50%">BAKERS IN LUDLOW</textPath></text>
    ${ring}
    <g transform="translate(0 ${r * 0.4})">${[-26, -13, 0, 13, 26].map((turn) => `<g transform="rotate(${turn})">${ear(r * (0.83 - Math.abs(turn) * 0.0052))}</g>`).join('')}
    <path d="M${-r * 0.15} ${-r * 0.23}Q0 ${-r * 0.17} ${r * 0.15} ${-r * 0.23}L${r * 0.14} ${-r * 0.15}Q0 ${-r * 0.09} ${-r * 0.14} ${-r * 0.15}z" fill="${ground}" stroke="${ink}" stroke-width="${r * 0.022}"/>
    <path d="M-2 0L${-r * 0.16} ${r * 0.1}M0 0V${r * 0.11}M2 0L${r * 0.16} ${r * 0.1}M0 0L${-r * 0.08} ${r * 0.11}M0 0L${r * 0.08} ${r * 0.11}" stroke="${ink}" stroke-width="${r * 0.022}"/></g></g>`;
};

/** Returns one of the five boards of the table, counted from 0 at the top. */
const board = (i) =>
  `<rect y="${i * 192}" width="1280" height="192" fill="${['#4b1d3f', '#511f44', '#471b3b', '#4e1e42', '#45193a'][i]}"/><path d="M0 ${i * 192}H1280" stroke="#2e0f27" stroke-width="5"/>`;

Object.assign(window, { ear, leaf, berry, mark, board });
