import { expect, test } from 'vitest';
import { menuPlaces } from '../../src/foundry/canvas/popovers/menu';

const centreOf = (space: string) => {
  const [row = 0, column = 0] = space.split(':').map(Number);
  return { x: column * 100, y: row * 100 };
};

const places = (own: string, open: readonly string[]) => menuPlaces({ own, open, centreOf, middle: 400 });
const place = (own: string, open: readonly string[]) => places(own, open)[0];

test('buttons stand beyond every space that can be clicked, away from the nearer edge of the board', () => {
  expect(place('2:4', ['1:4', '2:3', '4:4', '4:5', '3:6'])).toEqual({ space: '4:4', where: 'below' });
  expect(place('6:4', ['5:4', '4:5', '4:3', '7:4'])).toMatchObject({ where: 'above' });
  expect(place('6:4', [])).toEqual({ space: '6:4', where: 'above' });
});

test('buttons can stand on any other side as well', () => {
  expect(places('6:4', ['5:4', '4:4', '7:4', '6:3', '6:5'])).toEqual([
    { space: '4:4', where: 'above' },
    { space: '7:4', where: 'below' },
    { space: '6:5', where: 'right' },
    { space: '6:3', where: 'left' },
  ]);
});

test('buttons stand at the piece itself, and not beyond its targets, where none of these lies that way', () => {
  expect(place('6:4', ['4:3', '4:4'])).toEqual({ space: '6:4', where: 'below' });
  expect(place('2:4', ['4:4'])).toEqual({ space: '2:4', where: 'above' });
});

test('of spaces that lie equally far out each is a place, after the best of every side', () => {
  expect(places('6:4', ['4:3', '4:4'])).toEqual([
    { space: '6:4', where: 'below' },
    { space: '4:4', where: 'above' },
    { space: '6:4', where: 'right' },
    { space: '4:3', where: 'left' },
    { space: '4:3', where: 'above' },
    { space: '4:4', where: 'right' },
  ]);
});
