import { Box, Container } from '@mui/material';
import { styled, type CSSObject } from '@mui/material/styles';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ENQUIRY_FORMS, type EnquiryForm as Form } from '../../../shared/enquiry.ts';
import { useListCertificationsQuery } from '../../api/endpoints/certifications.ts';
import type { ContactPage } from '../../api/endpoints/content.ts';
import { EnquiryForm } from '../../enquiry/EnquiryForm.tsx';
import { FormSkeleton } from '../../enquiry/FormSkeleton.tsx';
import { subjectOptions } from '../../enquiry/EnquiryFields.tsx';
import { tone, up } from '../../theme/tokens.ts';
import { TypedDraftsContext } from '../../ui/form/useDraft.ts';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import { EnquirySection } from './EnquirySection.tsx';
import { useChosenForm } from './useChosenForm.ts';

const hidden: CSSObject = { display: 'none' };

/** Highlights the tab of the `:target` without scripts. */
const highlightTargetTab = (form: Form): CSSObject => ({
  [`&:not([data-chosen]):has(#${form}:target) a.MuiTab-root`]: {
    [`&:not([href="#${form}"])`]: { boxShadow: 'none', color: tone.inkSoft },
    [`&[href="#${form}"]`]: { boxShadow: `inset 0 -3px 0 ${tone.accent}`, color: tone.ink },
  },
});

/** Shows the chosen form only. Until a form is chosen by a script, shows the one in the URL's hash, or else the first. */
const Root = styled('div')({
  // Scroll margins keep the tabs visible and prevent a jump.
  '& section': { scrollMarginTop: 104, [up.md]: { scrollMarginTop: 300 } },
  '&[data-chosen] section:not([data-shown])': hidden,
  '&:not([data-chosen]):has(section:target) section:not(:target)': hidden,
  '&:not([data-chosen]):not(:has(section:target)) section:not(:first-of-type)': hidden,
  ...Object.assign({}, ...ENQUIRY_FORMS.map(highlightTargetTab)),
});

interface Props {
  content: ContactPage;
  sidebar: ReactNode;
  /** layout of the forms and the sidebar */
  frame: ComponentType<{ children: ReactNode }>;
}

/** Enquiry forms as tabs with their reply times (CONT-01, CONT-02). */
export function EnquiryTabs({ content, sidebar, frame: Frame }: Props): React.JSX.Element {
  const chosenForm = useChosenForm();
  const [typedDrafts] = useState(() => new Set<string>());
  const [search] = useSearchParams();
  const shown = chosenForm ?? 'general';
  const requestedCourse = search.get('course');
  // Only the name of a course that the chapter offers is accepted, so that a link cannot put other text into the form.
  const certification = useListCertificationsQuery().data?.find(({ name }) => name === requestedCourse)?.name;
  const trainings = certification === undefined ? content.trainings : [certification, ...content.trainings];
  const knownCourse = subjectOptions(trainings).find(({ value }) => value === requestedCourse)?.value;

  const courseOf = (form: Form): string | undefined => (form === 'corporate' || form === 'individual' ? knownCourse : undefined);
  const renderForm = (form: Form): React.JSX.Element => {
    const { title, who, soon } = content[form];
    const confirmation = `${who} answers within ${soon}.`;
    return <EnquiryForm form={form} label={title} subjects={trainings} subject={courseOf(form)} confirmation={confirmation} />;
  };

  return (
    <Root {...(chosenForm === null ? {} : { 'data-chosen': chosenForm })}>
      <Container sx={{ mb: { xs: 3, md: 5 } }}>
        <LinkTabs
          label="What it is about"
          tabs={ENQUIRY_FORMS.map((form) => ({
            href: `#${form}`,
            label: content[form].title,
            note: `Answered within ${content[form].soon}`,
          }))}
          current={`#${shown}`}
        />
      </Container>
      <Frame>
        <Box sx={{ minWidth: 0 }}>
          {ENQUIRY_FORMS.map((form) => (
            <EnquirySection
              key={form}
              form={form}
              content={content[form]}
              isShown={form === shown}
              isSent={search.get('sent') === form}
              course={courseOf(form)}
            >
              {form === shown ? (
                <TypedDraftsContext value={typedDrafts}>
                  <Suspense>{renderForm(form)}</Suspense>
                </TypedDraftsContext>
              ) : (
                <>
                  <div data-needs-scripts="">
                    <FormSkeleton form={form} />
                  </div>
                  <noscript>{renderForm(form)}</noscript>
                </>
              )}
            </EnquirySection>
          ))}
        </Box>
        {sidebar}
      </Frame>
    </Root>
  );
}
