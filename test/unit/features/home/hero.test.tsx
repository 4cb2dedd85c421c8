import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroCarousel } from '../../../../src/features/home/HeroCarousel.tsx';
import { show } from './frontPage.tsx';

const hero = () => screen.getByRole('region', { name: 'Highlights' });
const press = (name: string) => fireEvent.click(within(hero()).getByRole('button', { name }));

afterEach(() => jest.useRealTimers());

describe('the carousel', () => {
  it('[HOME-01] shows title, sub text and a button whose label has a default', async () => {
    await show(<HeroCarousel />);
    expect(screen.getByRole('heading', { name: 'Learn' })).toBeVisible();
    expect(screen.getByText('About Learn')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Training Programs' })).toHaveAttribute('href', '/Training');
  });

  it('[HOME-01] paints only the flagged slide on the brand purple', async () => {
    await show(<HeroCarousel />);
    const purple = [...hero().querySelectorAll('[data-purple]')];
    expect(purple).toHaveLength(1);
    expect(purple[0]).toHaveTextContent('About Meet');
  });

  it('[HOME-01] fetches the pictures of the first slide at once, the others lazily', async () => {
    await show(<HeroCarousel />);
    const loading = [...hero().querySelectorAll('img')].map((image) => [image.getAttribute('src'), image.getAttribute('loading')]);
    expect(loading).toEqual(
      expect.arrayContaining([
        ['/learn.svg', 'eager'],
        ['/dots.svg', 'eager'],
        ['/meet.svg', 'lazy'],
      ]),
    );
    expect(hero().querySelector('img[src="/learn.svg"]')).toHaveAttribute('fetchpriority', 'high');
  });

  it('[HOME-03] follows in-app paths through the router and http links by a full navigation', async () => {
    await show(<HeroCarousel />);
    press('Slide 2');
    const externalLink = screen.getByRole('link', { name: 'See more' });
    expect(externalLink).toHaveAttribute('href', 'https://www.example.org/meet');
    expect(externalLink).not.toHaveAttribute('target');
    press('Slide 1');
    await userEvent.click(screen.getByRole('link', { name: 'Explore Training Programs' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Training');
  });

  it('[HOME-03] a slide without a title still shows its pictures and its button', async () => {
    const slide = { title: '', banner: '/untitled.svg', background_image: '/back.svg', read_more_button_link: '/Training' };
    await show(<HeroCarousel />, { 'home-banner': [slide] });
    expect(screen.getByRole('link', { name: 'Explore Training Programs' })).toHaveAttribute('href', '/Training');
    const pictures = [...hero().querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(pictures)).toEqual(new Set(['/back.svg', '/untitled.svg']));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each([null, '', '#'])('[HOME-01] a slide with the link %j links to the certifications on the home page', async (link) => {
    await show(<HeroCarousel />, { 'home-banner': [{ title: 'One', banner: '/one.svg', read_more_button_link: link }] });
    expect(screen.getByRole('link', { name: 'Explore Training Programs' })).toHaveAttribute('href', '#certifications');
  });

  it('[HOME-03] shows an unsafe link as plain text', async () => {
    await show(<HeroCarousel />);
    press('Slide 3');
    const slide = within(hero()).getByRole('group', { name: '3 of 3' });
    expect(within(slide).getByText('Run')).toBeVisible();
    expect(within(slide).queryByRole('link')).toBeNull();
  });
});

describe('without slides', () => {
  it('[HOME-08] shows the chapter, the error and Retry, which loads the slides', async () => {
    const { responses } = await show(<HeroCarousel />, { 'home-banner': 404 });
    expect(await screen.findByRole('alert')).toHaveTextContent('The highlights could not be loaded.');
    expect(screen.getByRole('link', { name: 'Explore Training Programs' })).toHaveAttribute('href', '/Training');
    delete responses['home-banner'];
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Learn' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[HOME-01] shows the chapter instead of an empty carousel', async () => {
    await show(<HeroCarousel />, { 'home-banner': [] });
    expect(screen.getByRole('heading')).toHaveTextContent('Projects are learned from people');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[HOME-01] says that it is loading', async () => {
    await show(<HeroCarousel />, { 'home-banner': 'never' }, { loaded: false });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading highlights');
  });
});
